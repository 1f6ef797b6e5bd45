import type { LocalKey } from "../storage/stored-items.ts";

const cv: LocalKey = "tool-session/1";
const withIt: readonly LocalKey[] = [cv, "jobmatch/ratings/1", "jobmatch/search/1"];

/**
 * Tells the stored CV who is signed in, by the `key` of the person; `undefined` for nobody. It belongs to the first person
 * who is signed in while it is stored, and is deleted as soon as somebody else or nobody is.
 */
export function followPerson(person: string | undefined): void {
  try {
    const kept = localStorage.getItem(cv);
    if (kept === null) return;
    const session = JSON.parse(kept) as { readonly person?: string };
    if (session.person === person) return;
    if (session.person === undefined) localStorage.setItem(cv, JSON.stringify({ ...session, person }));
    else for (const key of withIt) localStorage.removeItem(key);
  } catch {
    // Storage that is blocked keeps nothing, and what is not JSON opens no CV.
  }
}
