import { findPart } from "./find-part.ts";
import { type ChosenColors, contrastWarnings } from "./theme-colors.ts";

export interface StudioColors {
  readonly show: (chosen: ChosenColors) => void;
}

/** The colour pickers, with a warning for each pair of colours that is hard to read. */
export function enhanceColors(root: HTMLElement, onChange: (chosen: ChosenColors) => void): StudioColors {
  const pickers = [...root.querySelectorAll<HTMLInputElement>("[data-color]")];
  const count = findPart("[data-color-count]", root);
  const warnings = findPart("[data-color-warnings]", root);
  const tokenOf = (picker: HTMLInputElement): string => picker.dataset["color"] ?? "";
  const resetOf = (picker: HTMLInputElement): HTMLElement => findPart(`[data-reset-color="${tokenOf(picker)}"]`, root);

  const chosen = (): ChosenColors =>
    Object.fromEntries(
      pickers.filter((picker) => picker.value !== picker.defaultValue).map((picker) => [tokenOf(picker), picker.value]),
    );
  const showState = (): void => {
    for (const picker of pickers) resetOf(picker).hidden = picker.value === picker.defaultValue;
    const changed = Object.keys(chosen()).length;
    count.textContent = changed === 0 ? "" : `${changed} ændret`;
    warnings.replaceChildren(
      ...contrastWarnings(chosen()).map((text) => Object.assign(document.createElement("p"), { textContent: text })),
    );
  };
  const changed = (): void => {
    showState();
    onChange(chosen());
  };
  for (const picker of pickers) {
    picker.addEventListener("input", changed);
    resetOf(picker).addEventListener("click", () => {
      picker.value = picker.defaultValue;
      changed();
      picker.focus();
    });
  }
  return {
    show(colors) {
      for (const picker of pickers) picker.value = colors[tokenOf(picker)] ?? picker.defaultValue;
      showState();
    },
  };
}
