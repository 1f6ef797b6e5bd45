import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Elements whose content is not text, or does not belong to the text of the page around it. */
const silentElements = new Set("script style noscript template iframe svg head textarea object select".split(" "));
const paragraphs = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol dl table section article blockquote pre hr header footer aside form fieldset".split(" "),
);
const lines = new Set("div tr dt dd figure address main nav caption option".split(" "));
/** The mark of an element's line break. Several marks in a row, as from nested elements, count as one line break. */
const newLine = "\v";

/**
 * The text of HTML. Its elements become line breaks; entities are not decoded. An unfinished tag at the end counts as
 * text.
 */
export function withoutMarkup(html: string): string {
  const found: string[] = [];
  let opened = "";
  let silent: string | undefined;

  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const add = (text: string) => {
    if (silent === undefined) found.push(text);
  };
  const ignore = () => undefined;
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => add(html.slice(start, end).replaceAll(/\s+/g, " ")),
    onopentagname(start, end) {
      opened = nameAt(start, end);
    },
    onopentagend() {
      if (silentElements.has(opened)) silent ??= opened;
      else add(breakOf(opened, false));
    },
    onselfclosingtag: () => add(breakOf(opened, false)),
    onclosetag(start, end) {
      const name = nameAt(start, end);
      if (name === silent) silent = undefined;
      else add(breakOf(name, true));
    },
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    onattribname: ignore,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onprocessinginstruction: ignore,
    ontextentity: ignore,
  };
  const tokenizer = new Tokenizer({ decodeEntities: false, recognizeSelfClosing: true }, callbacks);
  const end = startOfUnfinishedTag(html);
  tokenizer.write(html.slice(0, end));
  tokenizer.end();
  add(html.slice(end));
  return found.join("").replaceAll(/\v[ \v]*/g, "\n");
}

/** The index of an unfinished tag at the end; the length of the HTML if there is none. */
function startOfUnfinishedTag(html: string): number {
  const start = html.lastIndexOf("<");
  return start > html.lastIndexOf(">") && !html.startsWith("<!", start) ? start : html.length;
}

function breakOf(name: string, isClosing: boolean): string {
  if (paragraphs.has(name)) return "\n\n";
  if (name === "li") return isClosing ? "\n" : "\n• ";
  if (name === "br") return isClosing ? "" : "\n";
  if (lines.has(name)) return newLine;
  return name === "td" || name === "th" ? " " : "";
}
