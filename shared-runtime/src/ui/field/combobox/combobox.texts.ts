/** The texts of a combobox, which its owner can override. */
export interface ComboboxTexts {
  /** Label of the first option of the native select that is used until the search is loaded. */
  readonly empty: string;
  readonly open: string;
  readonly clear: string;
  readonly none: string;
  /** Read out when the suggestions change. */
  readonly found: (count: number) => string;
  /** Shown below the suggestions if not all are shown. */
  readonly more: (count: number) => string;
  readonly chosen: (label: string) => string;
}

export const comboboxTexts: ComboboxTexts = {
  empty: "Vælg …",
  open: "Vis forslag",
  clear: "Ryd feltet",
  none: "Ingen forslag. Ret det, du har skrevet.",
  found: (count) => (count === 1 ? "1 forslag" : `${count} forslag`),
  more: (count) => `Skriv mere for at se de øvrige ${count}.`,
  chosen: (label) => `${label}, valgt`,
};
