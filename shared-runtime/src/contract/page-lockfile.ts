import * as v from "valibot";
import { isShallow } from "../api/sound-text.ts";
import { jsonText } from "../api/json-text.ts";

/** The keys of a placeholder's `dataset` that belong to the loader; every other key is a prop. */
export const ownKeys: RegExp = /^(w|siteW)idget(?![a-z])/;

const short = v.pipe(v.string(), v.maxLength(200));

/**
 * Whether a key of `dataset` can be a prop. Rejects keys that no browser's `dataset` has: `site-widget`, for example,
 * would become an attribute for the loader.
 */
const isPropKey = (key: string): boolean => /^(?!.*-[a-z])[\p{L}\p{N}_.:-]{1,200}$/u.test(key) && !ownKeys.test(key);

const Attributes = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((attributes) => Object.fromEntries(Object.entries(attributes).filter(([key]) => isPropKey(key)))),
);

export const LockedWidget = v.object({
  name: short,
  /** The version that was mounted; empty if no version was. */
  version: short,
  /** The requested channel, range or version. The name `wish` is part of the format and cannot change. */
  wish: short,
  state: v.picklist(["", "waiting", "loading", "ready", "failed"]),
  editing: v.boolean(),
  input: v.object({
    attributes: Attributes,
    json: v.optional(v.pipe(v.unknown(), v.check(isShallow, "must not be nested that deep"))),
  }),
});
export type LockedWidget = v.InferOutput<typeof LockedWidget>;

/** The most widgets of a lockfile that a server renders. The number is limited, since anybody may send a lockfile. */
export const mostWidgets = 50;

/** The widgets of a page with their versions and props, from which `/replay` renders them again. */
export const Lockfile = v.object({ v: v.literal(1), widgets: v.pipe(v.array(LockedWidget), v.maxLength(mostWidgets)) });
export type Lockfile = v.InferOutput<typeof Lockfile>;

/**
 * Why a string is not read as a lockfile: truncated, written by a newer loader, too many widgets, or something else.
 */
export type LockfileFault = "cut" | "newer" | "crowded" | "foreign";

/** Encodes a lockfile as base64url, which is safe in any address. */
export function lockfileText(lockfile: Lockfile): string {
  const bytes = new TextEncoder().encode(jsonText(lockfile));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

/** Decodes the output of `lockfileText`. Ignores white space, which mail programs add. Never throws. */
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
  // Four characters encode three bytes. A single remaining character encodes nothing and is dropped.
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
