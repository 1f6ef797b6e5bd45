import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import type { PlaceholderValues } from "shared-runtime/editors/placeholder.ts";
import { openByKeys, selectTab } from "../../../enhance/tab-list.ts";
import { copyCode } from "./copy-code.ts";
import { findPart } from "./find-part.ts";
import { snippetsOf } from "./snippets.ts";
import { type ChosenColors, themeRule } from "./theme-colors.ts";

interface Shown {
  readonly tool: EditorTool;
  readonly values: PlaceholderValues;
  readonly colors: ChosenColors;
  /** Address of the studio with these choices. */
  readonly link: string;
}

export interface StudioCodes {
  readonly show: (shown: Shown) => void;
  /** Names the settings that the code leaves out because of their values. */
  readonly showLeftOut: (titles: readonly string[]) => void;
}

/** The code of each system in tabs, with a button that copies it. */
export function enhanceCodes(root: HTMLElement): StudioCodes {
  const copied = findPart("[data-copied]", root);
  const leftOut = findPart("[data-left-out]", root);
  let isFrameOpen = false;

  const write = (id: string, code: string, text = ""): void => {
    const box = findPart(`[data-code="${id}"]`, root);
    findPart("code", box).textContent = code;
    box.hidden = code === "";
    const note = box.querySelector<HTMLElement>("[data-note]");
    if (!note) return;
    note.textContent = text;
    note.hidden = text === "";
  };
  // Hidden while the code of a frame is shown: a frame does not get the style sheet of the page.
  const showTheme = (): void => {
    const box = findPart('[data-code="tema"]', root);
    box.hidden = isFrameOpen || findPart("code", box).textContent === "";
  };
  enhanceTabs(findPart("[data-tabs]", root), root, (id) => {
    isFrameOpen = id === "kode-ramme";
    showTheme();
  });
  addCopyButtons(root, copied);

  return {
    show({ tool, values, colors, link }) {
      for (const { id, codes } of snippetsOf(tool, values, Object.keys(colors).length > 0)) {
        codes.forEach(({ code, note }, index) => write(`${id}-${index}`, code, note));
      }
      write("tema", themeRule(colors));
      showTheme();
      write("link", link);
    },
    showLeftOut(titles) {
      leftOut.hidden = titles.length === 0;
      leftOut.textContent =
        titles.length === 0 ? "" : `Koden er uden det, der ikke kan bruges endnu: ${titles.join(", ")}. Se formularen.`;
    },
  };
}

/** Adds a button to the title of each code, as a copy of the button in a template on the page. */
function addCopyButtons(root: HTMLElement, state: HTMLElement): void {
  const { content } = findPart("[data-copy-button]", root) as HTMLTemplateElement;
  for (const box of root.querySelectorAll<HTMLElement>("[data-code]")) {
    const label = findPart("button", content).cloneNode(true) as HTMLElement;
    const title = findPart("span", box);
    label.setAttribute("aria-label", `Kopiér: ${title.textContent}`);
    label.addEventListener("click", () => void copyCode({ code: findPart("code", box), label, state }));
    title.after(label);
  }
}

/** Tabs by pointer and keyboard. `onOpen` gets the id of the panel that opens. */
function enhanceTabs(list: HTMLElement, root: HTMLElement, onOpen: (panel: string) => void): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const panels = tabs.map((tab) => findPart(`#${tab.getAttribute("aria-controls")}`, root));
  const open = (index: number): void => {
    selectTab(tabs, index);
    panels.forEach((panel, at) => (panel.hidden = at !== index));
    onOpen(panels[index]?.id ?? "");
  };
  panels.forEach((panel, index) => {
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tabs[index]?.id ?? "");
  });
  tabs.forEach((tab, index) => tab.addEventListener("click", () => open(index)));
  openByKeys(list, tabs, open);
  open(0);
}
