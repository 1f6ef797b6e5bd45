import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

const key: LocalKey = "host-shell.bucket";

/**
 * Returns a visitor's bucket, 0 to 99, for a version of a widget: the same whenever it is asked for, and independent of
 * the buckets for other widgets and versions.
 */
export type BucketOf = (widget: string, version: string) => number;

/**
 * Reads the visitor's random number, 0 to 99, from the browser, or stores a new one. It does not identify a person: one in
 * a hundred visitors has the same.
 */
export function visitorNumber(): number {
  const random = Math.floor(Math.random() * 100);
  // Without storage, a visitor may get both versions on different pages.
  const kept = permitted(() => localStorage.getItem(key)) ?? "";
  if (/^\d{1,2}$/.test(kept)) return Number(kept);
  permitted(() => localStorage.setItem(key, String(random)));
  return random;
}

/**
 * The position of a visitor's number in an order of all hundred numbers. The order differs for each version of a
 * widget. Each bucket has exactly one number, so that a share of 1 % has one of the hundred numbers.
 */
export function bucketOf(visitor: number, widget: string, version: string): number {
  const order = Array.from({ length: 100 }, (_, number) => mixed(`${number} ${widget} ${version}`));
  const own = order[visitor] ?? 0;
  return order.filter((other, number) => other < own || (other === own && number < visitor)).length;
}

/** FNV-1a with the last steps of MurmurHash 3: 32 bits. */
function mixed(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
