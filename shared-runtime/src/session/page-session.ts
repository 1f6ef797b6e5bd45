import { signal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { takeEntryParameters } from "./entry-parameters.ts";
import { pageAttribute } from "./page-attribute.ts";
import { openStoredToolSession, type StoredToolSession } from "./stored-tool-session.ts";
import type { ToolId } from "./tool-session.ts";

export type MemberSession = { readonly kind: "unknown" } | { readonly kind: "visitor" } | { readonly kind: "member" };

/** What all widgets of one page know together. */
export interface PageSession {
  /**
   * From `data-member-session` on `<html>`: `member`, `visitor` or `unknown`. A page that says nothing has visitors.
   */
  readonly member: ReadonlySignal<MemberSession>;
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
const place = Symbol.for("shared-runtime/page-session/1");

/** The page's session, begun by the first widget that asks. An editor's address and storage are left alone. */
export function pageSession({ editing = false }: { readonly editing?: boolean } = {}): PageSession {
  const page = globalThis as { [place]?: PageSession };
  return (page[place] ??= beginSession(editing));
}

function beginSession(editing: boolean): PageSession {
  const tool = openStoredToolSession();
  const brought = editing ? undefined : takeEntryParameters();
  if (brought) tool.keep(brought);
  return {
    member: pageAttribute("data-member-session", memberSession),
    tool,
    arrivedFrom: brought?.toolId,
    consentOverlay: pageAttribute("data-consent-overlay", (text) => text === "open"),
    editing: signal(editing),
  };
}

function memberSession(text: string | undefined): MemberSession {
  return { kind: text === "member" || text === "unknown" ? text : "visitor" };
}
