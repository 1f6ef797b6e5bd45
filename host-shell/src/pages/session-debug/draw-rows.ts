import type { PanelRow } from "./panel-row.ts";

const drawn = new WeakMap<Element, string>();

/** Draws rows into a `<dl>`. Unchanged rows are not drawn again, so that a developer can select their text. */
export function drawRows(list: HTMLElement, rows: readonly PanelRow[]): void {
  rows.forEach((row, index) => {
    const key = JSON.stringify(row);
    const old = list.children[index];
    if (old && drawn.get(old) === key) return;
    const made = drawRow(row);
    drawn.set(made, key);
    if (old) old.replaceWith(made);
    else list.append(made);
  });
  while (list.children.length > rows.length) list.lastElementChild?.remove();
}

function drawRow({ name, value, isMarked = false }: PanelRow): HTMLElement {
  const made = document.createElement("div");
  made.toggleAttribute("data-marked", isMarked);
  for (const [tag, text] of [
    ["dt", name],
    ["dd", value],
  ] as const)
    made.append(Object.assign(document.createElement(tag), { textContent: text }));
  return made;
}
