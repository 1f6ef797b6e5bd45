import type { SessionKey } from "../storage/stored-items.ts";
import { permitted } from "../storage/permitted.ts";

// In its own file, so that a draft can be deleted without loading the code that reads it.

export const draftKey = (machineId: string): SessionKey => `draft/${machineId}`;

export const submissionKeyName = (machineId: string): SessionKey => `submission-key/${machineId}`;

/** The parts of drafts that are not stored yet, by the key in the storage. */
export const unstored = new Map<SessionKey, () => string>();

/** Deletes the draft of a form that was sent, and the submission key. */
export function forgetDraft(machineId: string): void {
  unstored.delete(draftKey(machineId));
  withStorage((storage) => storage.removeItem(draftKey(machineId)));
  forgetSubmissionKey(machineId);
}

/** Deletes only the submission key, so that the same answers can be sent again on purpose. */
export function forgetSubmissionKey(machineId: string): void {
  withStorage((storage) => storage.removeItem(submissionKeyName(machineId)));
}

/** The session storage of this tab, limited to the keys that the page about cookies lists. */
interface TabStorage {
  readonly getItem: (key: SessionKey) => string | null;
  readonly setItem: (key: SessionKey, text: string) => void;
  readonly removeItem: (key: SessionKey) => void;
}

/** Uses the storage of this tab; returns `undefined` if it is blocked or full. */
export function withStorage<Result>(use: (storage: TabStorage) => Result): Result | undefined {
  return permitted(() => use(window.sessionStorage));
}
