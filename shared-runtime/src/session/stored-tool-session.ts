import { effect, signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import type { LocalKey } from "../storage/stored-items.ts";
import { followPerson } from "./cv-of-person.ts";
import { keep, readKept } from "./page-storage.ts";
import { ToolSession } from "./tool-session.ts";
import { jsonText } from "../api/json-text.ts";

const key: LocalKey = "tool-session/1";

/**
 * Attribute of `<html>` while a CV is stored. Pages use the attribute to show elements that are useful only with a CV.
 */
const storedCv = "data-stored-cv";
const Kept = v.pipe(v.string(), v.parseJson(), ToolSession);

export interface StoredToolSession {
  /** The session. Follows the other tabs of the site. */
  readonly current: ReadonlySignal<ToolSession | undefined>;
  readonly keep: (session: ToolSession) => void;
  /** Deletes the session if it is still about this CV: another widget or tab may have stored a new one. */
  readonly forget: (cvJwt: string) => void;
  /**
   * Binds the session to the signed-in person; `undefined` if nobody is signed in. If the person has left, the session
   * is deleted.
   */
  readonly follow: (person: string | undefined) => void;
}

export function openStoredToolSession(): StoredToolSession {
  const current = signal(parse(readKept(key)));
  let here: string | undefined;
  const update = () => {
    const kept = parse(readKept(key));
    if (kept?.cvJwt !== current.peek()?.cvJwt) current.value = kept;
  };
  // Only other tabs receive `storage` events. Clearing the storage sends a null key.
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) update();
  });
  effect(() => void document.documentElement.toggleAttribute(storedCv, !!current.value));
  return {
    current,
    keep: (session) => {
      current.value = session;
      keep(key, jsonText({ ...session, person: here }));
    },
    forget: (cvJwt) => {
      if (current.peek()?.cvJwt !== cvJwt) return;
      current.value = undefined;
      keep(key, undefined);
      // The CV is deleted, but the data that were stored with the CV still belong to the person.
      followPerson(here);
    },
    follow: (person) => {
      const before = readKept(key);
      here = person;
      followPerson(person);
      // If no session was stored, for example because the storage is blocked, the session of this page is kept.
      if (before !== undefined) update();
    },
  };
}

function parse(text: string | undefined): ToolSession | undefined {
  const result = v.safeParse(Kept, text);
  return result.success ? result.output : undefined;
}
