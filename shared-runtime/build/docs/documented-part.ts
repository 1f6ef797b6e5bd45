/** A part of a document that is made from code. It is between `<!-- mark -->` and `<!-- /mark -->`. */
export interface DocumentedPart {
  /** The path from the root of the repository. */
  readonly document: string;
  readonly mark: string;
  /** The text, without blank lines around it. */
  readonly markdown: string;
}

/** A Markdown table. A cell must not contain a `|` or a line break. */
export function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns the text of the document with the part in place. Throws unless the document has the marks exactly once. */
export function withPart(text: string, { document, mark, markdown }: DocumentedPart): string {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before = "", inside, ...more] = text.split(open);
  const after = inside?.split(close);
  if (after?.length !== 2 || more.length > 0) throw new Error(`${document} must have ${open} and ${close}, once.`);
  return `${before}${open}\n\n${markdown}\n\n${close}${after[1]}`;
}
