import { digestOf } from "./digest.ts";
import { submissionKeyName, withStorage } from "./draft-storage.ts";

/**
 * Returns the same key for a payload that is sent again unchanged, and a new key for a changed one. The last key is kept in
 * this tab with a digest of its payload, so that it is the same after a reload; `forgetDraft` deletes it.
 */
export function createSubmissionKeys(machineId: string): (payload: object) => string {
  const name = submissionKeyName(machineId);
  /** The digest and key of the last submission if they could not be stored. */
  let unstored = "";
  return (payload) => {
    const digest = digestOf(JSON.stringify(payload));
    const last = unstored || (withStorage((storage) => storage.getItem(name)) ?? "");
    const [sent, kept] = last.split(" ");
    if (sent === digest && kept) return kept;
    const key = newSubmissionKey();
    const next = `${digest} ${key}`;
    unstored = next;
    withStorage((storage) => {
      storage.setItem(name, next);
      if (storage.getItem(name) === next) unstored = "";
    });
    return key;
  };
}

/** Returns a random UUID. Does not use `crypto.randomUUID`, which pages without TLS lack. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}
