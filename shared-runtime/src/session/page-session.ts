import { signal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { takeEntryParameters } from "./entry-parameters.ts";
import { type MemberSession, openMemberSession, type StoredMemberSession } from "./member-session.ts";
import { openStoredToolSession, type StoredToolSession } from "./stored-tool-session.ts";
import type { ToolId } from "./tool-session.ts";

/** What all widgets of one page know together. */
export interface PageSession {
  /** Who is signed in, asked of the server once for all widgets. An editor is a visitor. */
  readonly member: ReadonlySignal<MemberSession>;
  /** Asks again who is signed in, as after a call that was refused. */
  readonly refreshMember: () => Promise<void>;
  readonly tool: StoredToolSession;
  /** The tool whose link the visitor came by, or `undefined`. Its parameters are no longer in the address. */
  readonly arrivedFrom: ToolId | undefined;
  /**
   * True while `<html data-consent-overlay="open">`: dialogs of ours wait until the visitor has answered the page's.
   */
  readonly consentOverlay: ReadonlySignal<boolean>;
  /** True while an editor works on the page. */
  readonly editing: Signal<boolean>;
}

// Remotes are built independently, each with its own copy of this module, and must still share one session. The
// number goes up when the shape of PageSession changes: two shapes then live side by side instead of breaking.
const place = Symbol.for("shared-runtime/page-session/2");

export interface PageSessionOptions {
  readonly editing?: boolean;
  /** Of the host-shell that served the first widget; ends in `/api/`. */
  readonly apiUrl: string;
}

/** The page's session, begun by the first widget that asks. An editor's address and storage are left alone. */
export function pageSession(options: PageSessionOptions): PageSession {
  const page = globalThis as { [place]?: PageSession };
  return (page[place] ??= beginSession(options));
}

function beginSession({ editing = false, apiUrl }: PageSessionOptions): PageSession {
  const tool = openStoredToolSession();
  const brought = editing ? undefined : takeEntryParameters();
  if (brought) tool.keep(brought);
  const member = editing ? nobody : openMemberSession(apiUrl);
  return {
    member: member.current,
    refreshMember: member.refresh,
    tool,
    arrivedFrom: brought?.toolId,
    consentOverlay: pageAttribute("data-consent-overlay", (text) => text === "open"),
    editing: signal(editing),
  };
}

const nobody: StoredMemberSession = { current: signal({ kind: "visitor" }), refresh: async () => undefined };

/** Follows an attribute of `<html>`, which is how a page or its consent tool passes its state to us. */
function pageAttribute<Value>(name: string, read: (text: string | undefined) => Value): ReadonlySignal<Value> {
  const root = document.documentElement;
  const readNow = () => read(root.getAttribute(name) ?? undefined);
  const current = signal(readNow());
  new MutationObserver(() => {
    current.value = readNow();
  }).observe(root, { attributes: true, attributeFilter: [name] });
  return current;
}
