import { itemsOfSession } from "../storage/items-of-session.ts";
import type { LocalKey } from "../storage/stored-items.ts";
import { jsonText } from "../api/json-text.ts";
import { permitted } from "../storage/permitted.ts";

const cv: LocalKey = "tool-session/1";

/**
 * Binds the stored CV, and the data stored with it, to the signed-in person. `person` is the person's `key`; it is
 * `undefined` without a session. The first person who signs in owns these data, even if no CV is stored. The data
 * are deleted when another person signs in or the session ends.
 */
export function followPerson(person: string | undefined): void {
  // Does nothing if the storage is blocked, or if its text is not JSON and therefore contains no CV.
  permitted(() => {
    const session = JSON.parse(localStorage.getItem(cv) ?? "{}") as { readonly person?: string };
    if (session.person === person) return;
    if (session.person) for (const key of itemsOfSession) localStorage.removeItem(key);
    if (person) localStorage.setItem(cv, jsonText(session.person ? { person } : { ...session, person }));
  });
}
