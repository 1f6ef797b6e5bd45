import type { TokenList, WidgetHistory, WidgetList } from "shared-runtime/api/registry.ts";

/** What is published, one widget after the other. */
export function describeList({ widgets }: WidgetList): string {
  if (widgets.length === 0) return "Nothing is published yet.";
  return widgets
    .map(({ name, channels, versions }) =>
      [
        name,
        ...channels.map(
          ({ channel, version, previous, share }) =>
            `  ${channel.padEnd(8)} ${version}${channel === "canary" && share > 0 ? ` for ${share} % of visitors` : ""}${previous === null ? "" : ` (before: ${previous})`}`,
        ),
        ...versions.map(
          ({ version, bytes, publishedAt, publishedBy, forcedBecause, withdrawnBecause }) =>
            `    ${version.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${momentOf(publishedAt)}  ${publishedBy}${forcedBecause === null ? "" : `  forced: ${forcedBecause}`}${withdrawnBecause === null ? "" : `  withdrawn: ${withdrawnBecause}`}`,
        ),
      ].join("\n"),
    )
    .join("\n\n");
}

/** What was done to a widget, newest first. */
export function describeHistory(name: string, { events }: WidgetHistory): string {
  if (events.length === 0) {
    return `Nothing was published as ${name}, and no token was made for it. Look at the name again: npm run widget -- list shows what is published.`;
  }
  return events
    .map(
      ({ at, actor, action, version, channel, previous, reason, token }) =>
        `${momentOf(at)}  ${action.padEnd(8)} ${[version, channel && `on ${channel}`, previous && `(before: ${previous})`, token && `"${token}"`].filter(Boolean).join(" ")}  ${actor}${reason === null ? "" : `\n  ${reason}`}`,
    )
    .join("\n");
}

/** Who may deploy, newest first. */
export function describeTokens({ tokens }: TokenList): string {
  if (tokens.length === 0) return "No token was made yet.";
  return tokens
    .map(
      ({ id, widget, label, createdAt, revokedAt }) =>
        `${id}  ${widget}  "${label}"  made ${momentOf(createdAt)}${revokedAt === null ? "" : `  revoked ${momentOf(revokedAt)}`}`,
    )
    .join("\n");
}

/** "2026-11-20 14:03 UTC" */
function momentOf(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
