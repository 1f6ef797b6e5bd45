import { Parser } from "htmlparser2";

export interface PageScript {
  /** Absolute address; `undefined` for an inline script. */
  readonly address: URL | undefined;
  /** Value of `type`, in lower case. */
  readonly type: string;
  readonly nonce: string | undefined;
  /** The text of an inline script. */
  readonly text: string;
}

export interface PagePlaceholder {
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether the element or one around it has `data-widget-editing`. */
  readonly isEditing: boolean;
  /** The text of the child with JSON. */
  readonly json: string | undefined;
  readonly hasLink: boolean;
}

export interface PageLink {
  readonly address: URL;
  readonly text: string;
}

/** The parts of a page that decide whether its tools work. What is in `template` or `noscript` is left out. */
export interface PageParts {
  readonly scripts: readonly PageScript[];
  readonly placeholders: readonly PagePlaceholder[];
  /** Links outside of placeholders. */
  readonly links: readonly PageLink[];
  readonly frames: readonly URL[];
  /** Policies in `meta` elements. */
  readonly policies: readonly string[];
  /** Whether the code of a placeholder is visible as text. */
  readonly showsCode: boolean;
}

type Mutable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

interface OpenElement {
  readonly name: string;
  readonly isInert: boolean;
  readonly isEditing: boolean;
  readonly placeholder: Mutable<PagePlaceholder> | undefined;
}

const isPlaceholder = (attributes: Readonly<Record<string, string>>): boolean =>
  Object.keys(attributes).some((name) => /^data-(site-)?widget(-version|-load|-fallback)?$/.test(name));

/** Reads a page as a browser would, without running its scripts. Finds nothing that scripts would add. */
export function readPage(html: string, address: URL): PageParts {
  const scripts: Mutable<PageScript>[] = [];
  const placeholders: Mutable<PagePlaceholder>[] = [];
  const links: Mutable<PageLink>[] = [];
  const frames: URL[] = [];
  const policies: string[] = [];
  const open: OpenElement[] = [];
  let base = address;
  let showsCode = false;
  /** The part whose text is being read. */
  let reading: { add: (text: string) => void; readonly name: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const isInert = around?.isInert === true || name === "template" || name === "noscript";
      const isEditing = around?.isEditing === true || "data-widget-editing" in attributes;
      let placeholder = around?.placeholder;
      if (!isInert) {
        const found = foundIn(name, attributes);
        if (isPlaceholder(attributes)) {
          placeholder = { attributes, isEditing, json: undefined, hasLink: false };
          placeholders.push(placeholder);
        } else if (placeholder && name === "a" && found) {
          placeholder.hasLink = true;
        } else if (name === "a" && found) {
          const link: Mutable<PageLink> = { address: found, text: "" };
          links.push(link);
          reading = { name, add: (text) => (link.text += text) };
        }
        if (name === "base" && found) base = found;
        if (name === "iframe" && found) frames.push(found);
        if (name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy") {
          policies.push(attributes["content"] ?? "");
        }
        if (name === "script") {
          const type = (attributes["type"] ?? "").trim().toLowerCase();
          const script: Mutable<PageScript> = { address: found, type, nonce: attributes["nonce"], text: "" };
          const owner = placeholder;
          if (owner && type === "application/json") {
            reading = { name, add: (text) => (owner.json = (owner.json ?? "") + text) };
          } else {
            scripts.push(script);
            reading = { name, add: (text) => (script.text += text) };
          }
        }
      }
      open.push({ name, isInert, isEditing, placeholder });
    },
    ontext(text) {
      reading?.add(text);
      const around = open.at(-1);
      if (around && !around.isInert && !/^(script|style|textarea|title)$/.test(around.name)) {
        showsCode ||= /data-(site-)?widget\s*=/.test(text);
      }
    },
    onclosetag(name) {
      open.pop();
      if (reading?.name === name) reading = undefined;
    },
  });

  function foundIn(name: string, attributes: Readonly<Record<string, string>>): URL | undefined {
    const value = {
      a: attributes["href"],
      base: attributes["href"],
      iframe: attributes["src"],
      script: attributes["src"],
    }[name];
    return value === undefined ? undefined : (URL.parse(value, base) ?? undefined);
  }

  parser.write(html);
  parser.end();
  return { scripts, placeholders, links, frames, policies, showsCode };
}
