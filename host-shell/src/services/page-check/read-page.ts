import { Parser } from "htmlparser2";
import { type HeldBack, heldBack, scriptSource } from "./held-back.ts";

export interface PageScript {
  /** Absolute address; `undefined` for an inline script. */
  readonly address: URL | undefined;
  /** Value of `type`, in lower case. */
  readonly type: string;
  readonly nonce: string | undefined;
  /** Whether the tag has a checksum of the file. */
  readonly hasIntegrity: boolean;
  /** `undefined` if browsers run the script at once. */
  readonly heldBack: HeldBack | undefined;
  /** The text of an inline script. */
  readonly text: string;
}

export interface PagePlaceholder {
  readonly attributes: Readonly<Record<string, string>>;
  /** The start tag as it is written. */
  readonly tag: string;
  /** Whether the element or one around it has `data-widget-editing`. */
  readonly isEditing: boolean;
  /** The text of the child with JSON. */
  readonly json: string | undefined;
  /** The links inside of the element. */
  readonly links: readonly PlaceholderLink[];
  /** Whether the attributes are in the address of a frame. */
  readonly isFrame: boolean;
}

export interface PlaceholderLink {
  readonly address: URL;
  /** The value of `href`. */
  readonly written: string;
}

export interface PageFrame {
  readonly address: URL;
  /** Whether the tag has a height, as an attribute or a style. */
  readonly hasHeight: boolean;
  /** Whether a sandbox forbids the scripts of the frame. */
  readonly isWithoutScripts: boolean;
}

export interface PageLink {
  readonly address: URL;
  readonly text: string;
  /**
   * Whether the element around the link contains no other text, as in a paragraph that is left when an editor removes a
   * placeholder. Always false for links in menus and lists, and for links with a class, which may be drawn as buttons.
   */
  readonly isAlone: boolean;
}

/** Elements whose content browsers do not show, and comments. */
export type HidingPlace = "comment" | "template" | "noscript";

/** The parts of a page that decide whether its tools work. What is in `template` or `noscript` is left out. */
export interface PageParts {
  readonly scripts: readonly PageScript[];
  readonly placeholders: readonly PagePlaceholder[];
  /** Links outside of placeholders. */
  readonly links: readonly PageLink[];
  readonly frames: readonly PageFrame[];
  /** Policies in `meta` elements. */
  readonly policies: readonly string[];
  /** Whether the code of a placeholder is visible as text. */
  readonly showsCode: boolean;
  /** Where the page hides code of a placeholder, and the line that loads the tools. */
  readonly hidden: { readonly placeholder: HidingPlace | undefined; readonly script: HidingPlace | undefined };
}

/** Elements whose links lead to other pages and are not the rest of a removed placeholder. */
const menus = new Set(["nav", "li", "header", "footer", "button"]);

const inline = new Set(["a", "b", "em", "i", "small", "span", "strong", "u"]);
const unread = new Set(["script", "style"]);

function lettersIn(text: string): number {
  return text.replace(/\s/g, "").length;
}

type Mutable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

type OpenPlaceholder = Mutable<PagePlaceholder> & { readonly links: PlaceholderLink[] };

interface OpenElement {
  readonly name: string;
  /** The number of characters in the element, without blanks, and the links in it. */
  letters: number;
  readonly links: Mutable<PageLink>[];
  readonly hiding: HidingPlace | undefined;
  readonly isEditing: boolean;
  readonly placeholder: OpenPlaceholder | undefined;
}

const isPlaceholder = (attributes: Readonly<Record<string, string>>): boolean =>
  Object.keys(attributes).some((name) => /^data-(site-)?widget(-version|-load|-fallback)?$/.test(name));

/** Whether an address is that of a file of the loader. */
export const isLoaderFile = ({ pathname }: URL): boolean => /\/(embed|loader)\.js$/.test(pathname);

/** The value of a loader's attribute. Corrects what text editors change, as the loader does. */
export function ownAttribute(
  attributes: PagePlaceholder["attributes"],
  key: "" | "-version" | "-load" | "-fallback",
): string {
  return (attributes[`data-site-widget${key}`] || attributes[`data-widget${key}`] || "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\p{Cf}|^\W+|\W+$/gu, "");
}

function hasHeight({ height = "", style = "" }: PagePlaceholder["attributes"]): boolean {
  return /^\s*\d/.test(height) || /(^|[;\s]|min-)(height|block-size|aspect-ratio)\s*:/i.test(style);
}

/** Reads a page as a browser would, without running its scripts. Finds nothing that scripts would add. */
export function readPage(html: string, address: URL): PageParts {
  const scripts: Mutable<PageScript>[] = [];
  const placeholders: OpenPlaceholder[] = [];
  const links: Mutable<PageLink>[] = [];
  const frames: PageFrame[] = [];
  const policies: string[] = [];
  const open: OpenElement[] = [];
  let base = address;
  let showsCode = false;
  const hidden: Mutable<PageParts["hidden"]> = { placeholder: undefined, script: undefined };
  /** The part whose text is being read. */
  let reading: { add: (text: string) => void; readonly name: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const hiding = around?.hiding ?? (name === "template" || name === "noscript" ? name : undefined);
      const isEditing = around?.isEditing === true || "data-widget-editing" in attributes;
      let placeholder = around?.placeholder;
      const found = foundIn(name, attributes);
      if (hiding) {
        if (isPlaceholder(attributes)) hidden.placeholder ??= hiding;
        if (name === "script" && found && isLoaderFile(found)) hidden.script ??= hiding;
      } else {
        if (isPlaceholder(attributes)) {
          const tag = html.slice(parser.startIndex, parser.endIndex + 1);
          placeholder = { attributes, tag, isEditing, json: undefined, links: [], isFrame: false };
          placeholders.push(placeholder);
        } else if (placeholder && name === "a" && found) {
          placeholder.links.push({ address: found, written: attributes["href"] ?? "" });
        } else if (name === "a" && found) {
          const link: Mutable<PageLink> = { address: found, text: "", isAlone: false };
          links.push(link);
          if (!("class" in attributes) && !open.some((element) => menus.has(element.name))) around?.links.push(link);
          reading = { name, add: (text) => (link.text += text) };
        }
        if (name === "base" && found) base = found;
        if (name === "iframe" && found) {
          const { sandbox } = attributes;
          const isWithoutScripts = sandbox !== undefined && !/(^|\s)allow-scripts(\s|$)/i.test(sandbox);
          frames.push({ address: found, hasHeight: hasHeight(attributes), isWithoutScripts });
        }
        if (name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy") {
          policies.push(attributes["content"] ?? "");
        }
        if (name === "script") {
          const type = (attributes["type"] ?? "").trim().toLowerCase();
          const script: Mutable<PageScript> = {
            address: found,
            type,
            nonce: attributes["nonce"],
            hasIntegrity: (attributes["integrity"] ?? "").trim() !== "",
            heldBack: heldBack(attributes),
            text: "",
          };
          const owner = placeholder;
          if (owner && type === "application/json") {
            reading = { name, add: (text) => (owner.json = (owner.json ?? "") + text) };
          } else {
            scripts.push(script);
            reading = { name, add: (text) => (script.text += text) };
          }
        }
      }
      open.push({ name, letters: 0, links: [], hiding, isEditing, placeholder });
    },
    ontext(text) {
      reading?.add(text);
      const around = open.at(-1);
      if (around) around.letters += lettersIn(text);
      if (around && !around.hiding && !/^(script|style|textarea|title)$/.test(around.name)) {
        showsCode ||= /data-(site-)?widget\s*=/.test(text);
      }
    },
    oncomment(text) {
      if (/data-(site-)?widget\s*=/.test(text)) hidden.placeholder ??= "comment";
      if (text.includes("<script") && /\/(embed|loader)\.js\b/.test(text)) hidden.script ??= "comment";
    },
    onclosetag(name) {
      const closed = open.pop();
      if (reading?.name === name) reading = undefined;
      if (!closed) return;
      const around = open.at(-1);
      if (around && !unread.has(closed.name)) around.letters += closed.letters;
      if (inline.has(closed.name)) return void around?.links.push(...closed.links);
      const [link] = closed.links;
      if (link && closed.links.length === 1 && closed.letters === lettersIn(link.text)) link.isAlone = true;
    },
  });

  function foundIn(name: string, attributes: Readonly<Record<string, string>>): URL | undefined {
    const value = {
      a: attributes["href"],
      base: attributes["href"],
      iframe: attributes["src"],
      script: scriptSource(attributes),
    }[name];
    return value === undefined ? undefined : (URL.parse(value, base) ?? undefined);
  }

  parser.write(html);
  parser.end();
  return { scripts, placeholders, links, frames, policies, showsCode, hidden };
}
