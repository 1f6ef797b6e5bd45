/** A file of the product, by its path. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The types that are made from the table of what is stored in browsers. */
const listed = "LocalKey|SessionKey|CookieName|CacheName";
/** Ways to store something under any name, in the files whose own types allow only listed ones. */
const doors: Readonly<Record<string, RegExp>> = {
  "shared-runtime/src/forms/draft-storage.ts": /use\(window\.sessionStorage\)/g,
  "host-shell/src/enhance/sign-out-memory.ts": /Object\.keys\(sessionStorage\)/g,
  "host-shell/src/api/cookies/own-cookie.ts": /setCookie\(c, name, value, options\)/g,
};
const table = "shared-runtime/src/storage/stored-items.ts";

/** Each way to store something. The first group, if it has one, is the name under which that happens. */
const ways: readonly RegExp[] = [
  /\b(?:local|session)Storage\b(?!["'`:])(?!\??\.(?:getItem|removeItem)\()(?:\.setItem\((\w+))?/g,
  /\bcaches\.open\((\w+)?/g,
  // What `document.cookie` takes.
  /[`"'](?:\$\{(\w+)\})?=?[^`"'\n]*;\s*(?:max-age|path)=/gi,
  /\bdocument\.cookie = (?!`|\w+Cookie\()/g,
  /\bsetCookie\(/g,
  /["'`]set-cookie["'`]|\bindexedDB\b|\bcookieStore\.set\b|\bserviceWorker\.register\b|\bnavigator\.storage\b/gi,
];

/**
 * The places of a file that store something in browsers under a name that is not declared by a type of the table, so that
 * the page about cookies may not list it.
 */
export function unlistedNames({ path, text }: Source): readonly string[] {
  if (path === table) return [];
  const code = withoutComments(text).replaceAll(doors[path] ?? /$^/g, "");
  const places = ways.flatMap((way) => [...code.matchAll(way)]);
  return places.filter(([, name]) => name === undefined || !isListed(name, code)).map(([place]) => `${path}: ${place}`);
}

/** Declared in the file, or by the name of a listed key in another one, where the same rule holds. */
function isListed(name: string, code: string): boolean {
  const isDeclared = new RegExp(`\\b${name}: (?:${listed})\\b`).test(code);
  return isDeclared || (name.endsWith("Key") && new RegExp(`import \\{[^}]*\\b${name}\\b`).test(code));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<![:"'`])\/\/[^\n]*/g, "");
}
