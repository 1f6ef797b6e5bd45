import { isPlaceholder } from "./find-placeholders.ts";
import { encodeEntities, decodeEntities } from "./entities.ts";
import { readStartTag, type StartTag, type WrittenAttribute } from "./read-start-tag.ts";

const plainTags = new Set("a abbr b br em i p small span strong".split(" "));
const plainAttribute = /^(data-[\w.-]+|aria-[a-z]+|class|dir|hidden|id|lang|role|style|title|translate)$/;
const linkAttribute = /^(href|hreflang|rel|target)$/;
/** Attributes that the loader and editors write into elements of their pages. They mean nothing in a saved text. */
const passing = /^data-(widget-(state|version-loaded)|mce-.*|cke-.*|pm-.*|lk-.*)$/;

/**
 * A placeholder that may be saved with a text. It is returned as it is written if it has only attributes without
 * scripts, and, as children, JSON and simple text with links. Otherwise only such attributes, the JSON and the first
 * link are kept: editors do not look into placeholders, so no other code removes scripts. Returns `undefined` if the
 * text is not one placeholder.
 */
export function safeSource(source: string): string | undefined {
  const start = readStartTag(source, 0);
  if (!start || !isPlaceholder(start)) return undefined;
  const close = `</${start.tag}>`;
  const inner = innerOf(source, start);
  if (inner !== undefined && start.attributes.every(isKept) && isPlainContent(inner)) return source;
  const kept = start.attributes
    .filter(isKept)
    .map(({ name, text }) => ` ${name}="${encodeEntities(decodeEntities(text))}"`);
  return `<${start.tag}${kept.join("")}>${plainChildren(inner ?? source.slice(start.end)).join("")}${close}`;
}

/** The text between the start tag and the end tag; `undefined` if the text does not end with the end tag. */
export function innerOf(source: string, { tag, end }: StartTag): string | undefined {
  const close = new RegExp(`</${tag}\\s*>$`, "i").exec(source);
  return close && close.index >= end ? source.slice(end, close.index) : undefined;
}

function isKept(attribute: WrittenAttribute): boolean {
  return plainAttribute.test(attribute.name) && !passing.test(attribute.name);
}

/** Whether all elements are simple, and each end tag matches the last open start tag. */
function isPlainContent(inner: string): boolean {
  const open: string[] = [];
  for (let at = 0; at < inner.length;) {
    if (inner[at] !== "<") {
      at = nextAngle(inner, at);
      continue;
    }
    const end = plainEndTag(inner, at);
    if (end) {
      if (open.pop() !== end.tag) return false;
      at = end.end;
      continue;
    }
    const json = jsonChild(inner, at);
    if (json) {
      at = json.end;
      continue;
    }
    const tag = readStartTag(inner, at);
    if (!tag || !isPlainTag(tag)) return false;
    if (tag.tag !== "br") open.push(tag.tag);
    at = tag.end;
  }
  return open.length === 0;
}

function nextAngle(html: string, at: number): number {
  const next = html.indexOf("<", at);
  return next === -1 ? html.length : next;
}

function plainEndTag(html: string, at: number): { readonly tag: string; readonly end: number } | undefined {
  const found = /^<\/([a-z]+)\s*>/i.exec(html.slice(at, at + 40));
  return found ? { tag: (found[1] ?? "").toLowerCase(), end: at + found[0].length } : undefined;
}

function isPlainTag({ tag, attributes }: StartTag): boolean {
  if (!plainTags.has(tag)) return false;
  return attributes.every((attribute) => {
    if (isKept(attribute)) return true;
    if (tag !== "a" || !linkAttribute.test(attribute.name)) return false;
    return attribute.name !== "href" || isPlainAddress(decodeEntities(attribute.text));
  });
}

function isPlainAddress(address: string): boolean {
  try {
    return /^(https?|mailto|tel):$/.test(new URL(address, "https://page.example").protocol);
  } catch {
    return false;
  }
}

/**
 * The JSON child that begins at an index; `undefined` if its text has `<!--`, which changes where browsers end a
 * script.
 */
export function jsonChild(html: string, at: number): { readonly text: string; readonly end: number } | undefined {
  const tag = readStartTag(html, at);
  if (tag?.tag !== "script") return undefined;
  const [type, ...others] = tag.attributes;
  if (type?.name !== "type" || type.text.trim().toLowerCase() !== "application/json" || others.length > 0)
    return undefined;
  const close = /<\/script\s*>/gi;
  close.lastIndex = tag.end;
  const found = close.exec(html);
  const text = found ? html.slice(tag.end, found.index) : "";
  return found && !text.includes("<!--") ? { text, end: close.lastIndex } : undefined;
}

/** The JSON child and the first simple link of a content that also has other children. */
function plainChildren(inner: string): readonly string[] {
  const children: string[] = [];
  for (let at = nextAngle(inner, 0); at < inner.length; at = nextAngle(inner, at + 1)) {
    const json = jsonChild(inner, at);
    if (json) {
      children.push(inner.slice(at, json.end));
      at = json.end - 1;
      continue;
    }
    const link = /^<a\s[^<]*<\/a>/i.exec(inner.slice(at, at + 2000))?.[0];
    if (link !== undefined && isPlainContent(link)) return [...children, link];
  }
  return children;
}
