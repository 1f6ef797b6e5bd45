/** The texts that a visitor typed into the first frame before the widget was live, by field name. */
export type FirstFrameTexts = Readonly<Record<string, string>>;

/** Call it before the first frame is replaced. */
export function firstFrameTexts(container: HTMLElement): FirstFrameTexts {
  const fields = [...container.querySelectorAll<HTMLInputElement>("input[name]:not([type=file])")];
  return Object.fromEntries(fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]));
}
