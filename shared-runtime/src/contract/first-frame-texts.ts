/** What a visitor typed into the first frame before the widget was live, by the names of the fields. */
export type FirstFrameTexts = Readonly<Record<string, string>>;

/** To be called while the first frame still stands. */
export function firstFrameTexts(container: HTMLElement): FirstFrameTexts {
  const fields = [...container.querySelectorAll<HTMLInputElement>("input[name]:not([type=file])")];
  return Object.fromEntries(fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]));
}
