/** What is in these is no text, or none that is read in its place. */
const silent = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "iframe",
  "svg",
  "head",
  "textarea",
  "object",
  "select",
]);

const paragraphs = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol dl table section article blockquote pre hr header footer aside form fieldset".split(" "),
);
/** Many of them in a row are one, as with boxes in boxes. */
const newLine = "\v";
const lines = new Set("div tr dt dd figure address main nav caption option".split(" "));

/**
 * The text of HTML, entities left as they are. It reads every letter once, whatever is open, crossed or never closed:
 * what begins like a tag and never ends is text.
 */
export function withoutMarkup(html: string): string {
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const nextOf = createSearch(lower);
  const found: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    found.push(spaced(html.slice(at, open)));
    if (lower.startsWith("<!--", open)) {
      at = after(nextOf("-->", open + 4), 3);
      continue;
    }
    const [, closing, name] = /^<(\/?)([a-z][a-z\d]{0,20})|^<[!?]/.exec(lower.slice(open, open + 24)) ?? [];
    const isTag = name !== undefined || /^<[!?]/.test(lower.slice(open, open + 2));
    const end = isTag ? endOfTag(open, nextOf) : -1;
    if (end < 0) {
      found.push("<");
      at = open + 1;
      continue;
    }
    at = end + 1;
    if (name === undefined) continue;
    if (closing === "" && silent.has(name) && lower[end - 1] !== "/") at = after(nextOf(`</${name}`, at), 0);
    else found.push(breakOf(name, closing === "/"));
  }
  found.push(spaced(html.slice(at)));
  return found.join("").replaceAll(/\v[ \v]*/g, "\n");

  function after(index: number, length: number): number {
    return index < 0 ? html.length : index + length;
  }
}

function breakOf(name: string, isClosing: boolean): string {
  if (paragraphs.has(name)) return "\n\n";
  if (name === "li") return isClosing ? "\n" : "\n• ";
  if (name === "br") return isClosing ? "" : "\n";
  if (lines.has(name)) return newLine;
  return name === "td" || name === "th" ? " " : "";
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

type Search = (needle: string, from: number) => number;

/** A mark may stand in the value of an attribute, where it ends no tag. */
function endOfTag(open: number, nextOf: Search): number {
  let at = open;
  for (;;) {
    const end = nextOf(">", at);
    if (end < 0) return -1;
    const quotes = [nextOf('"', at), nextOf("'", at)].filter((quote) => quote >= 0 && quote < end);
    const quote = Math.min(...quotes);
    if (quotes.length === 0) return end;
    const closing = nextOf(quote === nextOf('"', at) ? '"' : "'", quote + 1);
    if (closing < 0) return end;
    at = closing + 1;
  }
}

/** Finds what comes next, and what it found last without looking again: many tags may wait for the same far mark. */
function createSearch(text: string): Search {
  const last = new Map<string, { readonly from: number; readonly index: number }>();
  return (needle, from) => {
    const before = last.get(needle);
    if (before && from >= before.from && (before.index < 0 || from <= before.index)) return before.index;
    const index = text.indexOf(needle, from);
    last.set(needle, { from, index });
    return index;
  };
}
