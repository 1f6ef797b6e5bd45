import { parseSync } from "vite";
import type { Source } from "./unlisted-names.ts";

/** Objects that throw if the browser refuses their use. */
const refusable = new Set(["localStorage", "sessionStorage", "indexedDB", "caches", "BroadcastChannel"]);
const refusableMembers: Readonly<Record<string, ReadonlySet<string>>> = {
  document: new Set(["cookie"]),
  history: new Set(["pushState", "replaceState"]),
  navigator: new Set(["sendBeacon", "locks", "storage", "serviceWorker", "clipboard", "share"]),
};
/** Functions that catch the errors of their callback. */
const guards: ReadonlySet<string> = new Set(["permitted", "permittedLater"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && "name" in node && typeof node.name === "string" ? node.name : undefined;

/**
 * The places in a file outside a callback of `permitted` that use storage, cookies, the history or similar objects,
 * which throw in a frame without an origin. Scripts of blocks may use `try` instead, since they do not import the
 * module that every page has.
 */
export function refusableUses({ path, text }: Source): readonly string[] {
  const { program } = parseSync(path, text);
  return usesIn(program, path.endsWith(".enhance.ts") || path.includes("/session-debug/")).map(
    ({ start, end }) => `${path}: ${text.slice(start, end)}`,
  );
}

function usesIn(node: unknown, mayTry: boolean): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap((part) => usesIn(part, mayTry));
  if (!isNode(node) || node.type.startsWith("TS") || isGuarded(node, mayTry)) return [];
  if (isUse(node)) return [node];
  const isKey = (name: string): boolean =>
    (name === "key" || name === "property") && !("computed" in node && node.computed === true);
  return Object.entries(node).flatMap(([name, part]) => (isKey(name) ? [] : usesIn(part, mayTry)));
}

function isGuarded(node: Node, mayTry: boolean): boolean {
  if (mayTry && node.type === "TryStatement") return true;
  return node.type === "CallExpression" && "callee" in node && guards.has(nameOf(node.callee) ?? "");
}

function isUse(node: Node): boolean {
  if (node.type === "Identifier") return refusable.has(nameOf(node) ?? "");
  if (node.type !== "MemberExpression" || !("object" in node) || !("property" in node)) return false;
  const property = nameOf(node.property) ?? "";
  if (nameOf(node.object) === "window" || nameOf(node.object) === "globalThis") return refusable.has(property);
  const { object } = node;
  const owner = isNode(object) && object.type === "MemberExpression" && "property" in object ? object.property : object;
  return refusableMembers[nameOf(owner) ?? ""]?.has(property) ?? false;
}
