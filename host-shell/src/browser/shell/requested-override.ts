import type { SessionKey } from "shared-runtime/storage/stored-items.ts";

/** Query parameter, and the key under which session storage keeps it. */
export const overrideParameter = "widget-override";
export const overrideKey: SessionKey = "host-shell.override";

/** The requested widget override, from the address or session storage; `undefined` for visitors. */
export function requestedOverride(): string | undefined {
  const asked = new URLSearchParams(location.search).get(overrideParameter) ?? undefined;
  try {
    return asked ?? sessionStorage.getItem(overrideKey) ?? undefined;
  } catch {
    // Without storage it applies to this page only.
    return asked;
  }
}
