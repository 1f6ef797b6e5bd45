import { keptTags, sanitiseRichText } from "../../content/fields/sanitise-rich-text.ts";
import { type EmbedRules, listedOrigin } from "../embed-rules.ts";
import { type PastedFrame, type PastedMarkup, readPasted } from "./pasted-markup.ts";

/** How much a page trusts markup that an editor pasted, by what is in it. */
export type Grade =
  /** Grade 1: cleaned and part of the page. */
  | { readonly kind: "harmless"; readonly html: string; readonly removed: readonly string[] }
  /** Grade 2: frames of other origins. `html` is the cleaned markup around them. */
  | {
      readonly kind: "frames";
      readonly frames: readonly (PastedFrame & { readonly src: string })[];
      readonly html: string;
      readonly removed: readonly string[];
    }
  /** Grade 3: a document with an address of its own, in a sandboxed frame. */
  | {
      readonly kind: "sandbox";
      readonly html: string;
      /** What needs the sandbox: `<script>`, `onclick`. */
      readonly active: readonly string[];
      /** Listed origins that the markup names. */
      readonly allowed: readonly string[];
      /** Origins that the markup fetches from and that are not listed, so that the browser blocks them. */
      readonly blocked: readonly string[];
      /** The listed origins for which the frame waits for consent to marketing. */
      readonly awaited: readonly string[];
    };

/** Elements that pasted markup may keep in addition to those of rich text. */
const moreTags = [
  "div",
  "span",
  "section",
  "figure",
  "figcaption",
  "hr",
  "dl",
  "dt",
  "dd",
  "small",
  "sub",
  "sup",
  "code",
  "pre",
  "details",
  "summary",
];
const known: ReadonlySet<string> = new Set([...keptTags, ...moreTags, "b", "i", "h1", "html", "head", "body"]);

/** Grades pasted markup. The same markup and rules give the same grade. */
export function gradeOf(html: string, rules: EmbedRules, mediaHosts: readonly string[]): Grade {
  const pasted = readPasted(html);
  if (pasted.active.length > 0) return sandboxed(html, pasted, rules);
  const clean = sanitiseRichText(html, mediaHosts, moreTags).trim();
  const frames = pasted.frames.filter((frame): frame is PastedFrame & { readonly src: string } => Boolean(frame.src));
  const removed = pasted.elements
    .filter((name) => !known.has(name) && !(name === "iframe" && frames.length === pasted.frames.length))
    .map((name) => `<${name}>`);
  return frames.length > 0
    ? { kind: "frames", frames, html: hasContent(clean) ? clean : "", removed }
    : { kind: "harmless", html: clean, removed };
}

function sandboxed(html: string, { active, fetched }: PastedMarkup, rules: EmbedRules): Grade {
  const named = [...new Set([...fetched, ...originsIn(html)])];
  const listed = named.flatMap((origin) => listedOrigin(origin, rules) ?? []);
  return {
    kind: "sandbox",
    html,
    active,
    allowed: listed.map(({ origin }) => origin),
    blocked: fetched.filter((origin) => !listedOrigin(origin, rules)),
    awaited: listed.filter(({ waits }) => waits).map(({ origin }) => origin),
  };
}

/** The origins of all addresses in a text, also in scripts. An address without a scheme counts as https. */
function originsIn(text: string): readonly string[] {
  return [...text.matchAll(/(https?:)?\\?\/\\?\/([\w.-]{1,253}(?::\d{1,5})?)/gi)].flatMap(
    ([, scheme = "https:", host = ""]) => URL.parse(`${scheme}//${host}`)?.origin ?? [],
  );
}

function hasContent(clean: string): boolean {
  return clean.includes("<img ") || clean.replaceAll(/<[^<>]*>/g, "").trim() !== "";
}
