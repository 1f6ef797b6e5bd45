import type { PlaceholderTool, PlaceholderValues } from "shared-runtime/editors/placeholder.ts";
import { copyText } from "./copy-text.ts";
import { findPart } from "./find-part.ts";
import { snippetsOf } from "./snippets.ts";
import { type ChosenColors, themeRule } from "./theme-colors.ts";

interface Shown {
  readonly tool: PlaceholderTool;
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
  enhanceTabs(findPart("[data-tabs]", root), root);

  const write = (id: string, code: string): void => {
    const box = findPart(`[data-code="${id}"]`, root);
    findPart("code", box).textContent = code;
    box.hidden = code === "";
  };
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : undefined;
    if (!button) return;
    const code = findPart(`[data-code="${button.dataset["copy"]}"] code`, root);
    void copyText(code).then((isCopied) => {
      // An empty text first, so that the same sentence is read out again.
      copied.textContent = "";
      const text = isCopied ? "Kopieret." : "Koden er markeret. Tryk Ctrl+C for at kopiere den.";
      setTimeout(() => (copied.textContent = text), 50);
      button.textContent = isCopied ? "Kopieret" : "Kopiér";
      setTimeout(() => (button.textContent = "Kopiér"), 2_000);
    });
  });

  return {
    show({ tool, values, colors, link }) {
      for (const { id, codes } of snippetsOf(tool, values)) {
        codes.forEach(({ code }, index) => write(`${id}-${index}`, code));
      }
      write("tema", themeRule(colors));
      write("link", link);
    },
    showLeftOut(titles) {
      leftOut.hidden = titles.length === 0;
      leftOut.textContent =
        titles.length === 0 ? "" : `Koden er uden det, der ikke kan bruges endnu: ${titles.join(", ")}. Se formularen.`;
    },
  };
}

/** Tabs by pointer and keyboard. */
function enhanceTabs(list: HTMLElement, root: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const panels = tabs.map((tab) => findPart(`#${tab.getAttribute("aria-controls")}`, root));
  const open = (index: number): void => {
    tabs.forEach((tab, at) => {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => (panel.hidden = at !== index));
  };
  panels.forEach((panel, index) => {
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tabs[index]?.id ?? "");
  });
  tabs.forEach((tab, index) => tab.addEventListener("click", () => open(index)));
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    open(index);
    tabs[index]?.focus();
  });
  open(0);
}
