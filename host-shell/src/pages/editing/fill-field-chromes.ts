import { closeFieldChrome, openFieldChrome } from "./chromes.ts";
import { dividedByMarks, firstMetadataIn, hasMarks, metadataOf, withoutMarks } from "./field-marks.ts";
import { type FieldValues, takeFieldValue } from "./field-values.ts";

/** Parts of drawn markup, whose attributes have no angle brackets. */
const parts = /<[^<>]*>|[^<]+|</g;
/** Elements that cannot contain a chrome. */
const closed: ReadonlySet<string> = new Set(["noscript", "option", "script", "style", "template", "textarea", "title"]);

const empty = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/;
/** A browser moves chromes out of these elements. */
const strict: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot", "tr", "colgroup", "select"]);

/** An element that is not closed yet. */
interface Open {
  readonly name: string;
  /** The index of its tag in the output. */
  readonly at: number;
  /** The marks that come after its end. */
  after: string;
}

/** The beginning of a marked text. */
interface Begun {
  readonly metadata: string;
  readonly at: number;
  readonly path: readonly Open[];
}

/**
 * Turns the marks in drawn markup into the chromes of fields. A link has its chromes around `<a>`, an image around
 * `<picture>` or `<img>`, a date and a number around `<time>` and `<data>`. A text that is divided over several
 * elements has them around these elements. Where chromes are not allowed, only the text remains.
 */
export function fillFieldChromes(html: string, given?: FieldValues): string {
  // Each drawing takes the values from a copy.
  const values: FieldValues = new Map([...(given ?? [])].map(([key, all]) => [key, [...all]]));
  if (!hasMarks(html) && values.size === 0) return html;
  const out: string[] = [];
  const path: Open[] = [];
  const begun: Begun[] = [];

  const surround = (element: Open, metadata: string): void => {
    out[element.at] = openFieldChrome(metadata) + out[element.at];
    element.after = closeFieldChrome + element.after;
  };

  const addTag = (tag: string, name: string): void => {
    const element: Open = { name, at: out.length, after: "" };
    // Blocks inside the block have their chromes already.
    const isMarkedAlready = out.at(-1) === "</code>" && !out.at(-2)?.startsWith("<code");
    out.push(withoutMarks(tag));
    const metadata = metadataOfTag(name, tag);
    if (metadata !== undefined) {
      const picture = name === "img" && path.at(-1)?.name === "picture" ? path.at(-1) : undefined;
      surround(picture ?? element, metadata);
    }
    const value = isMarkedAlready ? undefined : takeFieldValue(values, tag);
    if (value !== undefined) surround(element, JSON.stringify(value));
    if (empty.test(tag)) out.push(element.after);
    else path.push(element);
  };

  const endTag = (tag: string, name: string): void => {
    const index = path.findLastIndex((element) => element.name === name);
    out.push(tag);
    if (index !== -1) for (const { after } of path.splice(index).toReversed()) if (after !== "") out.push(after);
  };

  const endText = (): void => {
    const text = begun.pop();
    if (!text) return;
    let depth = 0;
    while (path[depth] !== undefined && path[depth] === text.path[depth]) depth += 1;
    if (strict.has(path[depth - 1]?.name ?? "")) return;
    const first = text.path[depth]?.at ?? text.at;
    out[first] = openFieldChrome(text.metadata) + (out[first] ?? "");
    const last = path[depth];
    if (last) last.after += closeFieldChrome;
    else out.push(closeFieldChrome);
  };

  const addText = (text: string): void => {
    dividedByMarks(text).forEach((part, index) => {
      if (index % 2 === 0) out.push(part ?? "");
      else if (part === undefined) endText();
      else begun.push({ metadata: metadataOf(part), at: out.push("") - 1, path: [...path] });
    });
  };

  let closedIn: string | undefined;
  for (const [part] of html.matchAll(parts)) {
    const name = /^<\/?([a-z][a-z\d-]*)/i.exec(part)?.[1]?.toLowerCase() ?? "";
    if (closedIn !== undefined) {
      if (part.startsWith("</") && name === closedIn) closedIn = undefined;
      out.push(withoutMarks(part));
    } else if (closed.has(name) || part.startsWith("<!")) {
      if (!/^<[!/]|\/>$/.test(part)) closedIn = name;
      out.push(withoutMarks(part));
    } else if (part.startsWith("</")) endTag(part, name);
    else if (part.startsWith("<")) addTag(part, name);
    else addText(part);
  }
  return out.join("");
}

/** The metadata of the link or image that a tag shows: links have their mark in the address, images in the text. */
function metadataOfTag(name: string, tag: string): string | undefined {
  if (name !== "a" && name !== "img") return undefined;
  const [, attribute = ""] = (name === "a" ? /\shref="([^"]*)"/ : /\salt="([^"]*)"/).exec(tag) ?? [];
  return firstMetadataIn(attribute);
}
