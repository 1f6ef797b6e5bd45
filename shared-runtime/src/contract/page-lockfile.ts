import * as v from "valibot";
import { isShallow } from "../api/sound-text.ts";

/** The loader's own keys of a placeholder's `dataset`; every other is a prop. */
export const ownKeys: RegExp = /^(w|siteW)idget(?![a-z])/;

const short = v.pipe(v.string(), v.maxLength(200));

/**
 * Whether a key of `dataset` can be that of a prop. Pages carry other attributes too, which no widget reads; and no key
 * may become an attribute that tells the loader something, as `site-widget` would, which no `dataset` has.
 */
const isPropKey = (key: string): boolean => /^(?!.*-[a-z])[\p{L}\p{N}_.:-]{1,200}$/u.test(key) && !ownKeys.test(key);

const Attributes = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((attributes) => Object.fromEntries(Object.entries(attributes).filter(([key]) => isPropKey(key)))),
);

export const LockedWidget = v.object({
  name: short,
  /** The version that was mounted; empty if none was. */
  version: short,
  /** What the page asked for: a channel, a range or a version. */
  wish: short,
  state: v.picklist(["", "waiting", "loading", "ready", "failed"]),
  editing: v.boolean(),
  input: v.object({
    attributes: Attributes,
    json: v.optional(v.pipe(v.unknown(), v.check(isShallow, "must not be nested that deep"))),
  }),
});
export type LockedWidget = v.InferOutput<typeof LockedWidget>;

/** As many widgets as are shown again. */
export const mostWidgets = 500;

/** Exactly what stands on a page, as `/replay` shows it again. */
export const Lockfile = v.object({ v: v.literal(1), widgets: v.pipe(v.array(LockedWidget), v.maxLength(mostWidgets)) });
export type Lockfile = v.InferOutput<typeof Lockfile>;

/** Why a string is no lockfile: it ends too early, a later loader made it, it has too many widgets, or it never was one. */
export type LockfileFault = "cut" | "newer" | "crowded" | "foreign";

/** A lockfile as one string of letters, digits, `-` and `_`, which any address takes. */
export function lockfileText(lockfile: Lockfile): string {
  const bytes = new TextEncoder().encode(JSON.stringify(lockfile));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Reads what `lockfileText` made; white space, as mail programs add it, does not count. */
export function readLockfile(text: string): Lockfile | LockfileFault {
  const letters = text.replace(/\s/g, "");
  if (!/^[\w-]+$/.test(letters)) return "foreign";
  const json = jsonIn(letters);
  const content = parsed(json);
  if (content === undefined) return json.startsWith('{"v":') ? "cut" : "foreign";
  const read = v.safeParse(Lockfile, content);
  if (read.success) return read.output;
  if (v.is(v.object({ v: v.pipe(v.number(), v.minValue(2)) }), content)) return "newer";
  return v.is(
    v.object({ v: v.literal(1), widgets: v.pipe(v.array(v.unknown()), v.minLength(mostWidgets + 1)) }),
    content,
  )
    ? "crowded"
    : "foreign";
}

function jsonIn(letters: string): string {
  // Four letters are three bytes: a single one that is left over is none.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  const binary = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
