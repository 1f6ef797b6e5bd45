import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { keep, readKept } from "./page-storage.ts";
import { ToolSession } from "./tool-session.ts";

const key = "tool-session/1";
const Kept = v.pipe(v.string(), v.parseJson(), ToolSession);

export interface StoredToolSession {
  /** Follows what other tabs of the same site do. */
  readonly current: ReadonlySignal<ToolSession | undefined>;
  readonly keep: (session: ToolSession) => void;
  /** Forgets the session, if it is still the one about this CV: another widget or tab may have begun a new one. */
  readonly forget: (cvJwt: string) => void;
}

export function openStoredToolSession(): StoredToolSession {
  const current = signal(parse(readKept(key)));
  // `storage` is only sent to the other tabs; a cleared storage comes as a null key.
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) current.value = parse(readKept(key));
  });
  return {
    current,
    keep: (session) => {
      current.value = session;
      keep(key, JSON.stringify(session));
    },
    forget: (cvJwt) => {
      if (current.peek()?.cvJwt !== cvJwt) return;
      current.value = undefined;
      keep(key, undefined);
    },
  };
}

function parse(text: string | undefined): ToolSession | undefined {
  const result = v.safeParse(Kept, text);
  return result.success ? result.output : undefined;
}
