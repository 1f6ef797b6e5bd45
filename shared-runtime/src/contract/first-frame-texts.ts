/**
 * The values that a visitor typed, chose and ticked in the first frame before the widget was live, by field name. A
 * ticked box has the value of its attribute `value`, or `on` without this attribute. An unticked box is missing.
 */
export type FirstFrameTexts = Readonly<Record<string, string>>;

/** Must be called before the first frame is replaced. */
export function firstFrameTexts(container: HTMLElement): FirstFrameTexts {
  const fields = container.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input[name]:not([type=file],[type=checkbox],[type=radio]),input[name]:checked,select[name],textarea[name]",
  );
  const typed = [...fields].filter((field) => field.value !== "" && !isAsBefore(field));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * Whether a list still has its initial choice. The initial choice of one form must not replace the visitor's choice in
 * another form.
 */
const isAsBefore = (field: HTMLElement): boolean =>
  field instanceof HTMLSelectElement && (field.selectedOptions[0]?.defaultSelected ?? field.selectedIndex < 1);
