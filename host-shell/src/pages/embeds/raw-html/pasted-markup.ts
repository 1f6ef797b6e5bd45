import { Parser } from "htmlparser2";

/** An `<iframe>` in pasted markup. */
export interface PastedFrame {
  /** An absolute http(s) address; `undefined` if the frame has no such address. */
  readonly src: string | undefined;
  readonly title: string | undefined;
  /** In pixels. */
  readonly height: number | undefined;
}

/** What pasted markup consists of, as far as its grade depends on it. */
export interface PastedMarkup {
  /** Names of all elements, each once, in order. */
  readonly elements: readonly string[];
  readonly frames: readonly PastedFrame[];
  /** What needs a document of its own, as an editor would write it: `<script>`, `onclick`, `javascript:`. */
  readonly active: readonly string[];
  /** Origins from which the markup fetches, or to which it sends a form. */
  readonly fetched: readonly string[];
}

/**
 * Elements that run scripts, set styles, ask for input, draw or play. Cleaning would remove these elements, and
 * uncleaned ones would affect the page.
 */
const activeElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "link",
  "template",
  "form",
  "input",
  "button",
  "select",
  "textarea",
  "dialog",
  "svg",
  "math",
  "canvas",
  "video",
  "audio",
]);

const fetching: ReadonlySet<string> = new Set(["src", "data", "poster", "action", "formaction"]);
const addresses: ReadonlySet<string> = new Set([...fetching, "href", "xlink:href"]);
// URL parsers drop tabs and line breaks inside of addresses, and control characters in front of them.
const runs = /^[\0-\x20]*((?:javascript|vbscript|data):)(?!image\/(?:png|jpeg|gif|webp)[;,])/i;
const insideAddress = /[\t\n\r]/g;

/** Reads markup without running or fetching anything. Unclosed elements and unknown names are accepted. */
export function readPasted(html: string): PastedMarkup {
  const elements = new Set<string>();
  const active = new Set<string>();
  const fetched = new Set<string>();
  const frames: PastedFrame[] = [];
  const fetches = (address: string | undefined): void => {
    const url = absolute(address);
    if (url) fetched.add(url.origin);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.add(name);
      if (activeElements.has(name) || name.includes("-")) active.add(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) active.add(attribute.toLowerCase());
        const scheme = addresses.has(attribute) ? runs.exec(value.replaceAll(insideAddress, ""))?.[1] : undefined;
        if (scheme !== undefined) active.add(scheme.toLowerCase());
        if (attribute === "srcdoc") active.add(attribute);
        if (fetching.has(attribute)) fetches(value);
      }
      if (name === "link") fetches(attributes["href"]);
      if (name === "iframe") frames.push(frameOf(attributes));
    },
  });
  parser.end(html);
  return { elements: [...elements], frames, active: [...active], fetched: [...fetched] };
}

function frameOf({ src, title, height }: Readonly<Record<string, string | undefined>>): PastedFrame {
  return {
    src: absolute(src)?.href,
    title: title?.trim() || undefined,
    height: /^\d{1,5}$/.test(height ?? "") ? Number(height) : undefined,
  };
}

/**
 * The address as an http(s) URL; `undefined` for other addresses, also for those of this server, which begin with `/`.
 */
function absolute(address = ""): URL | undefined {
  const trimmed = address.trim();
  const url = URL.parse(trimmed.startsWith("//") ? `https:${trimmed}` : trimmed);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
