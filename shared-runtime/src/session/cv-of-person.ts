import { itemsOfSession } from "../storage/items-of-session.ts";
import type { LocalKey } from "../storage/stored-items.ts";
import { jsonText } from "../api/json-text.ts";
import { permitted } from "../storage/permitted.ts";

const cv: LocalKey = "tool-session/1";

/**
 * Binds the stored CV, and what is stored with it, to the person who is signed in, by their `key`; `undefined` for
 * nobody. The first person who signs in owns all of it, with or without a CV. It is deleted when another person signs
 * in, or the session ends.
 */
export function followPerson(person: string | undefined): void {
  // Blocked storage keeps nothing, and a text that is not JSON opens no CV.
  permitted(() => {
    const session = JSON.parse(localStorage.getItem(cv) ?? "{}") as { readonly person?: string };
    if (session.person === person) return;
    if (session.person) for (const key of itemsOfSession) localStorage.removeItem(key);
    if (person) localStorage.setItem(cv, jsonText(session.person ? { person } : { ...session, person }));
  });
}
