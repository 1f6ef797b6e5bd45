import { sessionRenewed } from "../../enhance/session-renewed.ts";
import { sharedSession } from "../../enhance/shared-session.ts";
import type { PanelRow } from "./panel-row.ts";
import { momentText } from "./time-text.ts";

/** Renewals of the session since the page was opened. */
export interface Renewals {
  readonly here: number;
  readonly elsewhere: number;
  /** In milliseconds since 1970. */
  readonly lastAt: number | undefined;
}

/** Counts renewals in this and other tabs, and calls `onRenewed` after each. Stops when the signal is aborted. */
export function watchRenewals(onRenewed: () => void, signal: AbortSignal): () => Renewals {
  let renewals: Renewals = { here: 0, elsewhere: 0, lastAt: undefined };
  const count = (tab: "here" | "elsewhere") => {
    const lastAt = sharedSession.read()?.renewedAt ?? Date.now();
    renewals = { ...renewals, [tab]: renewals[tab] + 1, lastAt };
    onRenewed();
  };
  addEventListener(sessionRenewed, () => count("here"), { signal });
  signal.addEventListener(
    "abort",
    sharedSession.onKept(() => count("elsewhere")),
  );
  return () => renewals;
}

export function renewalRows({ here, elsewhere, lastAt }: Renewals): readonly PanelRow[] {
  return [
    { name: "Siden siden blev åbnet", value: `${here} i denne fane, ${elsewhere} i andre` },
    { name: "Seneste", value: lastAt === undefined ? "ingen endnu" : momentText(lastAt) },
  ];
}
