import { readCookies } from "shared-runtime/storage/permitted.ts";
import type { memberSessionChanged } from "shared-runtime/session/member-session.ts";
import { sharedSession } from "../../enhance/shared-session.ts";
import { consentRows } from "./consent-rows.ts";
import { drawRows } from "./draw-rows.ts";
import { fetchKnownSession, type KnownSession } from "./known-session.ts";
import { type PanelPart, panelParts, type PanelRows } from "./panel-parts.ts";
import { panelText } from "./panel-text.ts";
import { keepOpen, wasOpen } from "./remembered-open.ts";
import { renewalRows, watchRenewals } from "./renewals.ts";
import { fetchWindows, type KnownWindows, serviceRows } from "./service-rows.ts";
import { claimRows, expiryRows, sessionRows } from "./session-rows.ts";
import { watchWidgets, widgetRows } from "./widget-rows.ts";

const changed: typeof memberSessionChanged = "member-session:changed";

/** Fills the debug panel while it is open, and counts renewals all the time. Returns a function that stops both. */
export function enhanceSessionDebug(panel: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const details = find("details", panel) as HTMLDetailsElement;
  const summary = find("summary", panel);
  const told = find("[data-told]", panel);
  let known: KnownSession = { kind: "unknown" };
  let windows: KnownWindows | undefined;
  let asked = 0;
  let isAsking = false;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const rowsAt = (now: number): PanelRows => ({
    session: sessionRows(known),
    expiry: expiryRows(known, now),
    renewals: renewalRows(renewals()),
    claims: claimRows(known),
    consent: consentRows(readCookies(), now),
    service: serviceRows(windows, now),
    widgets: widgetRows(versions),
  });
  const show = () => {
    if (!details.open) return;
    const rows = rowsAt(Date.now());
    for (const part of Object.keys(panelParts) as PanelPart[])
      drawRows(find(`[data-part="${part}"] dl`, panel), rows[part]);
  };
  const refresh = async () => {
    if (!details.open) return;
    const request = ++asked;
    isAsking = true;
    const answers = await Promise.all([fetchKnownSession(), fetchWindows()]);
    // Ignores answers to earlier requests.
    if (request !== asked || signal.aborted) return;
    isAsking = false;
    [known, windows] = answers;
    show();
  };
  const tick = () => {
    show();
    if (!isAsking && known.kind === "signed-in" && known.endsAt <= Date.now()) void refresh();
  };
  const copy = async () => {
    told.replaceChildren();
    try {
      await navigator.clipboard.writeText(panelText(rowsAt(Date.now()), location.pathname, Date.now()));
      told.replaceChildren("Kopieret");
    } catch {
      told.replaceChildren("Browseren tillod ikke at kopiere. Markér teksten, og kopiér den selv.");
    }
  };

  const renewals = watchRenewals(() => void refresh(), signal);
  const versions = watchWidgets(show, signal);
  signal.addEventListener(
    "abort",
    sharedSession.onForgotten(() => void refresh()),
  );
  addEventListener(changed, () => void refresh(), { signal });
  document.addEventListener("visibilitychange", () => void (document.hidden || refresh()), { signal });
  details.addEventListener(
    "toggle",
    () => {
      clearInterval(ticking);
      keepOpen(details.open);
      if (!details.open) return;
      ticking = setInterval(tick, 1000);
      void refresh();
    },
    { signal },
  );
  details.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      summary.focus();
    },
    { signal },
  );
  find("[data-copy]", panel).addEventListener("click", () => void copy(), { signal });
  if (wasOpen()) details.open = true;

  return () => {
    stopping.abort();
    clearInterval(ticking);
  };
}

function find(selector: string, root: ParentNode): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The debug panel has no ${selector}.`);
  return found;
}

for (const panel of document.querySelectorAll<HTMLElement>("[data-session-debug]")) enhanceSessionDebug(panel);
