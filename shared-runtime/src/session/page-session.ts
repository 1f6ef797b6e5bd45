import { signal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { hasEntryParameters, takeEntryParameters } from "./entry-parameters.ts";
import { type MemberSession, openMemberSession, type StoredMemberSession } from "./member-session.ts";
import { openStoredToolSession, type StoredToolSession } from "./stored-tool-session.ts";
import type { ToolId } from "./tool-session.ts";

/** The state that all widgets of a page share. */
export interface PageSession {
  /** The signed-in member, requested once for all widgets. An editor counts as a visitor. */
  readonly member: ReadonlySignal<MemberSession>;
  /** Requests the member again, for example after a refused call. */
  readonly refreshMember: () => Promise<void>;
  readonly tool: StoredToolSession;
  /** The tool whose link the visitor followed to this page; `undefined` if the visitor followed no such link. */
  readonly arrivedFrom: ToolId | undefined;
  /**
   * True while `<html>` has `data-consent-overlay="open"`. Our dialogs wait until the visitor has answered the overlay.
   */
  readonly consentOverlay: ReadonlySignal<boolean>;
  /** True while an editor works on the page. */
  readonly editing: Signal<boolean>;
}

// Remotes are built independently, each with its own copy of this module, but must share one session. The number
// increases when the shape of PageSession changes, so that two shapes can coexist on a page.
const place = Symbol.for("shared-runtime/page-session/2");

export interface PageSessionOptions {
  readonly editing?: boolean;
  /** The API of the host-shell that served the first widget; ends in `/api/`. */
  readonly apiUrl: string;
}

const edited = Symbol.for("shared-runtime/page-edited/1");
const page = globalThis as { [place]?: PageSession; [edited]?: true };

/**
 * Returns the page's session, which the first call creates. In editing mode, the address and the storage are not
 * changed.
 */
export function pageSession(options: PageSessionOptions): PageSession {
  if (options.editing) page[edited] = true;
  return (page[place] ??= createSession(options));
}

/** Whether an editor works on any widget of the page, even if other widgets of the page are live. */
export function isPageEdited(): boolean {
  return page[edited] === true;
}

function createSession({ editing = false, apiUrl }: PageSessionOptions): PageSession {
  const tool = openStoredToolSession();
  const brought = editing ? undefined : takeEntryParameters();
  if (brought) tool.keep(brought);
  // A link with a tool session to the same page changes only the fragment. The visitor expects that the link loads the
  // page, so the page is reloaded.
  if (!editing) window.addEventListener("hashchange", () => hasEntryParameters() && window.location.reload());
  const member = editing
    ? editorSession
    : openMemberSession(apiUrl, (user) => (!user || user.key) && tool.follow(user?.key));
  return {
    member: member.current,
    refreshMember: member.refresh,
    tool,
    arrivedFrom: brought?.toolId,
    consentOverlay: pageAttribute("data-consent-overlay", (text) => text === "open"),
    editing: signal(editing),
  };
}

const editorSession: StoredMemberSession = { current: signal({ kind: "visitor" }), refresh: async () => undefined };

/** A signal for an attribute of `<html>`, with which a page or its consent tool passes its state to us. */
function pageAttribute<Value>(name: string, read: (text: string | undefined) => Value): ReadonlySignal<Value> {
  const root = document.documentElement;
  const readNow = () => read(root.getAttribute(name) ?? undefined);
  const current = signal(readNow());
  new MutationObserver(() => {
    current.value = readNow();
  }).observe(root, { attributes: true, attributeFilter: [name] });
  return current;
}
