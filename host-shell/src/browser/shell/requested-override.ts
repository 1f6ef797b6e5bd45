import type { SessionKey } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/** The query parameter of an override, and its key in session storage. */
export const overrideParameter = "widget-override";
export const overrideKey: SessionKey = "host-shell.override";

/** The requested widget override, from the address or session storage; `undefined` for visitors. */
export function requestedOverride(): string | undefined {
  const asked = new URLSearchParams(location.search).get(overrideParameter) ?? undefined;
  // Without storage, the override applies only to this page.
  return asked ?? permitted(() => sessionStorage.getItem(overrideKey)) ?? undefined;
}
