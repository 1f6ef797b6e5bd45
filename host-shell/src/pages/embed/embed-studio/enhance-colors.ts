import { findPart } from "./find-part.ts";
import { type ChosenColors, contrastWarnings } from "./theme-colors.ts";

export interface StudioColors {
  readonly show: (chosen: ChosenColors) => void;
}

/**
 * The colour pickers, with a warning for each pair of colours that is hard to read. An editor may also choose the
 * standard colour of the light scheme, which then applies in the dark scheme, too.
 */
export function enhanceColors(root: HTMLElement, onChange: (chosen: ChosenColors) => void): StudioColors {
  const pickers = [...root.querySelectorAll<HTMLInputElement>("[data-color]")];
  const used = new Set<HTMLInputElement>();
  const count = findPart("[data-color-count]", root);
  const warnings = findPart("[data-color-warnings]", root);
  const tokenOf = (picker: HTMLInputElement): string => picker.dataset["color"] ?? "";
  const buttonOf = (picker: HTMLInputElement, action: "use" | "reset"): HTMLElement =>
    findPart(`[data-${action}-color="${tokenOf(picker)}"]`, root);

  const chosen = (): ChosenColors =>
    Object.fromEntries(pickers.filter((picker) => used.has(picker)).map((picker) => [tokenOf(picker), picker.value]));
  const showState = (): void => {
    for (const picker of pickers) {
      buttonOf(picker, "use").hidden = used.has(picker);
      buttonOf(picker, "reset").hidden = !used.has(picker);
    }
    count.textContent = used.size === 0 ? "" : `${used.size} ændret`;
    warnings.replaceChildren(
      ...contrastWarnings(chosen()).map((text) => Object.assign(document.createElement("p"), { textContent: text })),
    );
  };
  const changed = (): void => {
    showState();
    onChange(chosen());
  };
  const use = (picker: HTMLInputElement): void => {
    used.add(picker);
    changed();
  };
  for (const picker of pickers) {
    picker.addEventListener("input", () => use(picker));
    buttonOf(picker, "use").addEventListener("click", () => {
      use(picker);
      picker.focus();
    });
    buttonOf(picker, "reset").addEventListener("click", () => {
      picker.value = picker.defaultValue;
      used.delete(picker);
      changed();
      picker.focus();
    });
  }
  return {
    show(colors) {
      used.clear();
      for (const picker of pickers) {
        const color = colors[tokenOf(picker)];
        picker.value = color ?? picker.defaultValue;
        if (color !== undefined) used.add(picker);
      }
      showState();
    },
  };
}
