import type { StructTreeContent, StructTreeNode } from "pdfjs-dist/types/src/display/api.js";
import { isBlank, isMeaningless } from "./clean-text.ts";
import type { Glyph, MarkedContent, PageMarks } from "./page-marks.ts";

/** A range of glyphs of a page, and the text that the file states for it. */
interface ToldText {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Whether marked content of a page has glyphs that cannot be read, so that its `ActualText` matters. */
export function needsActualText({ glyphs, marked }: PageMarks): boolean {
  const isUnreadable = unreadableIn(glyphs);
  return marked.some(isUnreadable);
}

/**
 * The glyphs of a page, with unreadable marked content replaced by the letters that the file states for it. These
 * letters come from `texts`, which has one text for each marked content, and from the structure of the document.
 */
export function withActualText(
  { glyphs, marked }: PageMarks,
  texts: readonly (string | undefined)[],
  structure: StructTreeNode | undefined,
): readonly Glyph[] {
  const isUnreadable = unreadableIn(glyphs);
  const ofMarks =
    texts.length === marked.length ? marked.map(({ from, to }, at) => ({ from, to, text: texts[at] })) : [];
  const told = [...ofMarks, ...(structure === undefined ? [] : toldByStructure(structure, marked))]
    .filter((part): part is ToldText => part.text !== undefined && isUnreadable(part))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const replaced: Glyph[] = [];
  let done = 0;
  for (const { from, to, text } of told) {
    if (from < done) continue;
    replaced.push(...glyphs.slice(done, from), ...spreadOver(glyphs.slice(from, to), text));
    done = to;
  }
  return [...replaced, ...glyphs.slice(done)].map((glyph, order) => ({ ...glyph, order }));
}

/** Returns a function that tests whether a range of these glyphs has a glyph that cannot be read. */
function unreadableIn(glyphs: readonly Glyph[]): (part: Pick<MarkedContent, "from" | "to">) => boolean {
  const before = [0];
  for (const { text, face } of glyphs) {
    const isUnreadable = !face.symbols && !isBlank(text) && isMeaningless(text);
    before.push((before.at(-1) ?? 0) + (isUnreadable ? 1 : 0));
  }
  return ({ from, to }) => (before[to] ?? 0) > (before[from] ?? 0);
}

/** For structure elements of these types, the text of pdf.js is a description and not the text on the page. */
const described = /^(?:Figure|Formula|Form|Link|Annot)$/;

/** The texts of the parts of the structure. Each part draws its marked contents one after another. */
function toldByStructure(root: StructTreeNode, marked: PageMarks["marked"]): readonly ToldText[] {
  const known = new Map(marked.flatMap((mark) => (mark.id === undefined ? [] : [[mark.id, mark] as const])));
  const told: ToldText[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { role, alt: text } = node as StructTreeNode & { readonly alt?: string };
    const children: readonly (StructTreeNode | StructTreeContent)[] = node.children;
    open.push(...children.filter((child) => "children" in child));
    if (text === undefined || described.test(role)) continue;
    const own = children.map((child) =>
      "id" in child ? known.get(Number(/_mc(\d+)$/.exec(child.id)?.[1])) : undefined,
    );
    const [first] = own;
    const last = own.at(-1);
    const isWhole = own.every((mark, at) => mark !== undefined && (at === 0 || own[at - 1]?.to === mark.from));
    if (first !== undefined && last !== undefined && isWhole) told.push({ from: first.from, to: last.to, text });
  }
  return told;
}

/**
 * Places the letters of a text on glyphs: one letter on each if there are as many letters as glyphs, otherwise evenly
 * along each line.
 */
function spreadOver(glyphs: readonly Glyph[], text: string): readonly Glyph[] {
  const letters = Array.from(text.replaceAll(/[\r\n]+/g, " "));
  if (letters.length === glyphs.length)
    return glyphs.map((glyph, index) => ({ ...glyph, text: letters[index] ?? glyph.text }));
  const lines = [...Map.groupBy(glyphs, ({ y, turn }) => `${Math.round(y)} ${turn}`).values()];
  let next = 0;
  return lines.flatMap((line, index) => {
    const rest = letters.length - next;
    const others = lines.slice(index).reduce((sum, { length }) => sum + length, 0);
    const wanted = next + Math.round((rest * line.length) / others);
    const cut = index === lines.length - 1 ? letters.length : blankNear(letters, wanted);
    const own = letters.slice(next, cut);
    next = cut;
    const [first] = line;
    const last = line.at(-1);
    if (first === undefined || last === undefined) return [];
    const angle = (first.turn * Math.PI) / 180;
    const width = (Math.hypot(last.x - first.x, last.y - first.y) + last.width) / Math.max(1, own.length);
    return own.map((letter, at) => ({
      ...first,
      text: letter,
      width,
      x: first.x + at * width * Math.cos(angle),
      y: first.y + at * width * Math.sin(angle),
    }));
  });
}

function blankNear(letters: readonly string[], place: number): number {
  for (let step = 0; step < 20; step += 1) {
    if (letters[place - step] === " ") return place - step + 1;
    if (letters[place + step] === " ") return place + step + 1;
  }
  return place;
}
