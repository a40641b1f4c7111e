// The part of a board that lives in the page: what it says, whether its kernel is there, and which keys and
// clicks it keeps to itself. The nodes are made once, so that screen readers notice every new text.

const PLAIN = (event) => !(event.ctrlKey || event.metaKey || event.altKey);

function node(tag, className, attributes = {}) {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function keepKeys(root) {
  // JupyterLab in command mode takes plain keys: "b" on a button of ours would add a cell.
  root.addEventListener("keydown", (event) => {
    if (PLAIN(event) && event.key !== "Tab" && !/^F\d/.test(event.key)) event.stopPropagation();
  });
  // The second click of a double click would unselect what the first one selected.
  root.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest(".kasino-hit")) event.stopPropagation();
  }, { capture: true });
}

function watchKernel(board, tell) {
  // ipywidgets marks every view whose kernel is gone: restarted, ended or died.
  const look = () => tell(board.classList.contains("jupyter-widgets-disconnected"));
  const watch = new MutationObserver(look);
  watch.observe(board, { attributes: true, attributeFilter: ["class"] });
  look();
  return watch;
}

function render({ model, el }) {
  const heard = node("span", "kasino-unseen");
  const said = node("span", "kasino-said");
  const status = node("div", "kasino-status", { role: "status", "aria-live": "polite" });
  const alarm = node("div", "kasino-alarm", { role: "alert" });
  status.append(heard, said);
  el.append(status, alarm);
  let gone = false;

  function put(where, text) {
    if (where.textContent !== text) where.textContent = text;
  }
  function show() {
    // An invisible mark makes the same text twice a change, which is announced.
    const again = model.get("number") % 2 ? "\u200b" : "";
    put(heard, model.get("heard") ? `${model.get("heard")} ` : "");
    put(said, model.get("said") + again);
    const trouble = gone ? model.get("restarted") : model.get("alarm");
    put(alarm, trouble && trouble + again);
  }
  model.on("change:number", show);
  show();

  let watch;
  function settle() {
    // The view is made before it is put into the page.
    const board = el.closest(".kasino-board");
    if (!board || !el.isConnected) {
      waiting = requestAnimationFrame(settle);
      return;
    }
    watch = watchKernel(board, (is) => { gone = is; show(); });
    const root = el.closest(".kasino-puzzle") ?? board;
    if (!root.dataset.kasinoKeeps) {
      root.dataset.kasinoKeeps = "yes";
      keepKeys(root);
    }
  }
  let waiting = requestAnimationFrame(settle);
  return () => {
    cancelAnimationFrame(waiting);
    watch?.disconnect();
    model.off("change:number", show);
  };
}

export default { render };
