import type { SiteSettings } from "shared-runtime/api/site-settings.ts";
import { serviceStateOf } from "shared-runtime/time/service-state.ts";
import type { PanelRow } from "./panel-row.ts";
import { momentText } from "./time-text.ts";

/** The windows of all features, and the server's clock. */
export interface KnownWindows extends Pick<SiteSettings, "serviceWindows"> {
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly aheadMs: number;
}

/** Resolves with `undefined` if the server gives no answer. */
export async function fetchWindows(): Promise<KnownWindows | undefined> {
  try {
    const response = await fetch("/api/site-settings", { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return undefined;
    const { now, serviceWindows } = (await response.json()) as SiteSettings;
    return { serviceWindows, aheadMs: Date.parse(now) - Date.now() };
  } catch {
    return undefined;
  }
}

/** The state of each feature. `now` is this machine's time in milliseconds since 1970. */
export function serviceRows(known: KnownWindows | undefined, now: number): readonly PanelRow[] {
  if (!known) return [{ name: "Tilstand", value: "ukendt, serveren svarede ikke", isMarked: true }];
  return Object.keys(known.serviceWindows).map((feature) => {
    const { isOff, offUntil, messages, changesAt } = serviceStateOf(known, feature, now + known.aheadMs);
    if (isOff) return { name: feature, value: `lukket til ${momentText(offUntil ?? 0)}`, isMarked: true };
    const open = messages.length > 0 ? "åben, viser en besked" : "åben";
    return { name: feature, value: changesAt === undefined ? open : `${open}, ændres ${momentText(changesAt)}` };
  });
}
