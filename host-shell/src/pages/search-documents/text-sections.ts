import { Parser } from "htmlparser2";

export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** Elements after which a line ends. */
const lines = new Set(
  "p li ul ol tr td th table caption blockquote div h1 h2 h3 h4 h5 h6 dt dd figcaption br".split(" "),
);
const hidden = new Set(["script", "style", "template"]);
const headings = new Set(["h2", "h3", "h4"]);

/** The plain text of formatted text. Paragraphs are lines. */
export function plainText(html: string): string {
  return sectionsIn(html)
    .map(({ heading, text }) => [heading, text].filter((part) => part !== "").join("\n"))
    .filter((text) => text !== "")
    .join("\n");
}

/** Divides formatted text at its headings. */
export function sectionsOf(html: string): readonly TextSection[] {
  return sectionsIn(html).filter(({ heading, text }) => heading !== "" || text !== "");
}

function sectionsIn(html: string): readonly TextSection[] {
  if (!html.includes("<") && !html.includes("&")) return [{ heading: "", text: tidy(html) }];
  const sections = [{ heading: "", text: "" }];
  let part: "heading" | "text" = "text";
  let unread = 0;
  const add = (text: string): void => {
    const last = sections.at(-1);
    if (last && unread === 0) last[part] += text;
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (hidden.has(name)) unread += 1;
      if (headings.has(name)) {
        sections.push({ heading: "", text: "" });
        part = "heading";
      }
    },
    ontext: add,
    onclosetag: (name) => {
      if (hidden.has(name)) unread -= 1;
      if (lines.has(name)) add("\n");
      if (headings.has(name)) part = "text";
    },
  });
  parser.end(html);
  return sections.map(({ heading, text }) => ({ heading: tidy(heading), text: tidy(text) }));
}

/** One space between words, and no empty lines. */
function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.split(/\s/).filter(Boolean).join(" "))
    .filter((line) => line !== "")
    .join("\n");
}
