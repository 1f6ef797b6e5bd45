import { changedBuiltIns } from "./changed-built-ins.ts";
import { behaviours } from "./behaviours.ts";

type AnyFunction = (this: unknown, ...parameters: unknown[]) => unknown;
type Owner = Record<string, unknown>;

/**
 * Repairs built-ins that the page has changed, so that tools work: members that the page added to prototypes become
 * non-enumerable, and a built-in that fails its check is replaced by the browser's own. Returns the names of the
 * changes, for reports; throws if a change cannot be repaired.
 */
export function mendBuiltIns(): string {
  const changed = changedBuiltIns().join(", ");
  for (const prototype of [Object.prototype, Array.prototype]) hideMembers(prototype);
  const broken = Object.keys(behaviours).filter(fails);
  if (broken.length > 0) replaceAll(broken);
  const left = broken.filter(fails);
  for (const key in {}) left.push(`Object#${key}`);
  if (left.length > 0) throw new Error(`the page has changed ${left.join(", ")}`);
  return ` (changed by the page: ${changed})`;
}

function fails(path: string): boolean {
  try {
    return behaviours[path]?.() !== true;
  } catch {
    return true;
  }
}

function hideMembers(prototype: object): void {
  for (const key of Object.getOwnPropertyNames(prototype)) {
    const { enumerable, configurable } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
    if (enumerable && configurable) Object.defineProperty(prototype, key, { enumerable: false });
  }
}

/** Replaces built-ins by those of a new frame, which the page has not changed. */
function replaceAll(paths: readonly string[]): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.documentElement.append(frame);
  for (const path of paths) {
    // The promises of a removed frame are never settled. An async function returns the browser's own promise.
    const native: unknown = path === "Promise" ? (async () => {})().constructor : ownerOf(frame.contentWindow, path)[0];
    const [theirs, owner, name] = ownerOf(window, path);
    const value = typeof theirs === "function" ? joined(path, native as AnyFunction, theirs as AnyFunction) : native;
    // The result is ignored, since the check is repeated afterwards.
    Reflect.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
  }
  frame.remove();
}

/** `Array#map` is `Array.prototype.map`. */
function ownerOf(global: unknown, path: string): readonly [value: unknown, owner: Owner, name: string] {
  const steps = path.replace("#", ".prototype.").split(".");
  const name = steps.pop() ?? "";
  let owner = global as Owner;
  for (const step of steps) owner = owner[step] as Owner;
  return [owner[name], owner, name];
}

/** Returns a function that passes calls that are not standard to the page's function, as the page's scripts expect. */
function joined(path: string, native: AnyFunction, theirs: AnyFunction): AnyFunction {
  const isStandard =
    path === "Array.from"
      ? ([list, map]: readonly unknown[]) =>
          typeof map === "function" ||
          (typeof list === "object" && list !== null && (Symbol.iterator in list || "length" in list))
      : ([callback]: readonly unknown[]) => typeof callback === "function";
  if (path !== "Array.from" && !takesCallback.test(path)) return native;
  return function (...parameters: unknown[]) {
    return (isStandard(parameters) ? native : theirs).apply(this, parameters);
  };
}

const takesCallback = /^Array#(map|forEach|filter|reduce|some|every|find|flatMap)/;
