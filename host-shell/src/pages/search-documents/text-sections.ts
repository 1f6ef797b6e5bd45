import { decodeHTML } from "entities";

export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

const blockEnd =
  /<\/(?:p|li|ul|ol|tr|table|caption|blockquote|div|h[1-6]|dt|dd|figcaption)\s*>|<br\s*\/?>|<\/t[dh]\s*>/gi;
const hidden = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

/** The plain text of formatted text. Paragraphs are lines. */
export function plainText(html: string): string {
  if (!html.includes("<") && !html.includes("&")) return html.trim();
  const text = html
    .replaceAll(hidden, " ")
    .replaceAll(blockEnd, "\n")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "");
  return decodeHTML(text)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n\s*/g, "\n")
    .trim();
}

/** Divides formatted text at its headings. */
export function sectionsOf(html: string): readonly TextSection[] {
  const parts = html.split(/<h[2-4]\b[^>]*>([\s\S]*?)<\/h[2-4]\s*>/i);
  const sections: TextSection[] = [{ heading: "", text: plainText(parts[0] ?? "") }];
  for (let at = 1; at < parts.length; at += 2)
    sections.push({ heading: plainText(parts[at] ?? ""), text: plainText(parts[at + 1] ?? "") });
  return sections.filter(({ heading, text }) => heading !== "" || text !== "");
}
