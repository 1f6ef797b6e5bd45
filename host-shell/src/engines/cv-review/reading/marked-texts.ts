import { entriesOf, type FileObjects, fileObjects, streamOf, wordsOf } from "./file-objects.ts";

/**
 * The most levels of nested drawings that are read, and the most drawings on a page. If a page has more drawings, its
 * texts are not read.
 */
const mostNested = 8;
const mostDrawings = 2_000;
/**
 * The most characters of content that are read; the content of a drawing counts each time it is drawn. Content that
 * cannot be read counts as `unreadable`.
 */
const mostContent = 8_000_000;
const unreadable = 200_000;

/**
 * The `ActualText` of each marked content of a page and its drawings, in the order of the content; `undefined` if a
 * content has none. pdf.js 6.5 does not return it. `page` is the object number of the page. Returns nothing for
 * encrypted files.
 */
export function markedTextsOf(bytes: Uint8Array, page: number): readonly (string | undefined)[] {
  const objects = fileObjects(bytes);
  const dictionary = objects.numbered(page) ?? "";
  const contents = objects.valueOf(dictionary, "Contents") ?? "";
  const references = [...contents.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number));
  const content = contents.includes("stream")
    ? streamOf(contents)
    : references.map((number) => streamOf(objects.numbered(number) ?? "")).join("\n");
  return marksIn(content, resourcesOf(objects, dictionary), objects);
}

/** The resources of a page, which it may inherit from its parents. */
function resourcesOf(objects: FileObjects, page: string): string {
  let node = page;
  for (let step = 0; step < mostNested; step += 1) {
    const resources = objects.valueOf(node, "Resources");
    if (resources !== undefined) return resources;
    node = objects.valueOf(node, "Parent") ?? "";
  }
  return "";
}

function marksIn(page: string, ofPage: string, objects: FileObjects): readonly (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  let drawings = 0;
  let characters = 0;

  function read(content: string, resources: string, depth: number): void {
    characters += content.length || unreadable;
    if (characters > mostContent) return;
    const properties = entriesOf(objects.valueOf(resources, "Properties") ?? "");
    const drawn = entriesOf(objects.valueOf(resources, "XObject") ?? "");
    const named = (entries: ReadonlyMap<string, string>, name: string): string =>
      objects.resolved(entries.get(name.slice(1))) ?? "";
    let tag = "";
    let before = "";
    let text: string | undefined;
    for (const [word] of wordsOf(content)) {
      if (before === "/ActualText") text = textOfString(word);
      if (word === "BDC") {
        if (before.startsWith("/")) text = actualTextOf(named(properties, before), objects);
        if (tag !== "/OC") marks.push(text);
        text = undefined;
      } else if (word === "Do") {
        drawings += 1;
        if (drawings <= mostDrawings && depth < mostNested && characters <= mostContent)
          draw(named(drawn, before), resources, depth);
      } else if (word.startsWith("/") && !before.startsWith("/") && before !== "<<") tag = word;
      before = word;
    }
  }

  function draw(drawing: string, resources: string, depth: number): void {
    if (objects.valueOf(drawing, "Subtype")?.trim() !== "/Form") return;
    read(streamOf(drawing), objects.valueOf(drawing, "Resources") ?? resources, depth + 1);
  }

  read(page, ofPage, 0);
  return marks;
}

function actualTextOf(properties: string, objects: FileObjects): string | undefined {
  const text = objects.valueOf(properties, "ActualText")?.trim();
  return text === undefined ? undefined : textOfString(text);
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function textOfString(word: string): string | undefined {
  if (word.startsWith("<")) return decoded(Buffer.from(word.replaceAll(/[<>\s]/g, ""), "hex"));
  if (!word.startsWith("(")) return undefined;
  const plain = word
    .slice(1, -1)
    .replaceAll(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_, octal: string | undefined, letter: string | undefined) =>
      octal === undefined ? (escapes[letter ?? ""] ?? letter ?? "") : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return decoded(Buffer.from(plain, "latin1"));
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder(bytes[0] === 0xef && bytes[1] === 0xbb ? "utf-8" : "windows-1252").decode(bytes);
}
