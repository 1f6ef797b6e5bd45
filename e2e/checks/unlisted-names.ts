/** A file of the product, with its path and text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The types that are derived from the table of browser storage. */
const listed = "LocalKey|SessionKey|CookieName|CacheName";
/** Functions that store something under any name, allowed in files whose own types restrict the names to the table. */
const doors: Readonly<Record<string, RegExp>> = {
  "shared-runtime/src/forms/draft-storage.ts": /use\(window\.sessionStorage\)/g,
  "host-shell/src/enhance/sign-out-memory.ts": /Object\.keys\(sessionStorage\)/g,
  "host-shell/src/api/cookies/own-cookie.ts": /setCookie\(c, name, value, options\)/g,
};
const table = "shared-runtime/src/storage/stored-items.ts";

/** Every way to store something in a browser. The first group of a pattern, if any, is the name of the entry. */
const ways: readonly RegExp[] = [
  /\b(?:local|session)Storage\b(?!["'`:])(?!\??\.(?:getItem|removeItem)\()(?:\.setItem\((\w+))?/g,
  /\bcaches\.open\((\w+)?/g,
  // Texts that are assigned to `document.cookie`.
  /[`"'](?:\$\{(\w+)\})?=?[^`"'\n]*;\s*(?:max-age|path)=/gi,
  /\bdocument\.cookie = (?!`|\w+Cookie\()/g,
  /\bsetCookie\(/g,
  /["'`]set-cookie["'`]|\bindexedDB\b|\bcookieStore\.set\b|\bserviceWorker\.register\b|\bnavigator\.storage\b/gi,
];

/**
 * The places in a file that store something in the browser under a name whose type is not derived from the table. The
 * page about cookies may not list such a name.
 */
export function unlistedNames({ path, text }: Source): readonly string[] {
  if (path === table) return [];
  const code = withoutComments(text).replaceAll(doors[path] ?? /$^/g, "");
  const places = ways.flatMap((way) => [...code.matchAll(way)]);
  return places.filter(([, name]) => name === undefined || !isListed(name, code)).map(([place]) => `${path}: ${place}`);
}

/**
 * Whether the name is declared with a listed type in this file, or has the name of a listed key in another file, which
 * is checked in the same way.
 */
function isListed(name: string, code: string): boolean {
  const isDeclared = new RegExp(`\\b${name}: (?:${listed})\\b`).test(code);
  return isDeclared || (name.endsWith("Key") && new RegExp(`import \\{[^}]*\\b${name}\\b`).test(code));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<![:"'`])\/\/[^\n]*/g, "");
}
