import { sessionWarningMs } from "../../enhance/session-warning.ts";
import type { KnownSession } from "./known-session.ts";
import type { PanelRow } from "./panel-row.ts";
import { durationText, momentText } from "./time-text.ts";

const noSession: readonly PanelRow[] = [{ name: "Tilstand", value: "ingen session" }];

/** Whether and how a person is signed in. Of the person, only the initials are shown. */
export function sessionRows(known: KnownSession): readonly PanelRow[] {
  if (known.kind === "unknown") return [{ name: "Tilstand", value: "ukendt, serveren svarede ikke", isMarked: true }];
  if (known.kind === "none") return [{ name: "Tilstand", value: "ikke logget ind" }];
  const { initials, isMember, unionMembership, startedAt } = known.session;
  return [
    { name: "Tilstand", value: "logget ind" },
    { name: "Initialer", value: initials || "ingen" },
    { name: "Medlemskab", value: isMember ? (unionMembership ?? "medlem, uden form") : "ikke medlem" },
    { name: "Logget ind", value: momentText(Date.parse(startedAt)) },
  ];
}

/** The remaining time of the session. `now` is in milliseconds since 1970. */
export function expiryRows(known: KnownSession, now: number): readonly PanelRow[] {
  if (known.kind !== "signed-in") return noSession;
  const left = known.endsAt - now;
  const isShort = left <= sessionWarningMs;
  return [
    { name: "Tid tilbage", value: `${durationText(left)}${isShort ? " (under grænsen)" : ""}`, isMarked: isShort },
    { name: "Udløber", value: momentText(known.endsAt) },
    { name: "Senest mulige udløb", value: momentText(known.lastsUntil) },
    { name: "Grænse for advarsel", value: durationText(sessionWarningMs) },
  ];
}

export function claimRows(known: KnownSession): readonly PanelRow[] {
  if (known.kind !== "signed-in") return noSession;
  const { claims } = known.session;
  return [{ name: `Modtaget (${claims.length})`, value: claims.join(", ") || "ingen kendte" }];
}
