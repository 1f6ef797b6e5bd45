import type { WidgetHistory, WidgetList } from "shared-runtime/api/registry-management.ts";
import { releaseLine } from "./describe-release.ts";

type ListedWidget = WidgetList["widgets"][number];

/** The channels and the published versions of each widget. */
export function describeList({ widgets }: WidgetList): string {
  if (widgets.length === 0) return "Nothing is published yet.";
  return widgets
    .map(({ name, channels, versions, release }) =>
      [
        name,
        ...channels.map(channelLine),
        ...(release ? [releaseLine(release)] : []),
        ...(versions.length > 0 ? versions.map(versionLine) : [noVersion]),
      ].join("\n"),
    )
    .join("\n\n");
}

const noVersion = "    nothing is published";

function channelLine({ channel, source, version, previous, share }: ListedWidget["channels"][number]): string {
  const why = { published: "", stable: ", as stable", build: ", the server's own build" }[source];
  const whom = source === "published" && channel === "canary" ? ` for ${share} % of visitors` : "";
  return `  ${channel.padEnd(8)} ${version}${why}${whom}${previous === null ? "" : ` (before: ${previous})`}`;
}

function versionLine({
  version,
  bytes,
  publishedAt,
  publishedBy,
  forcedBecause,
  withdrawnBecause,
  withdrawnForSecurity,
  signedWith,
  untrusted,
}: ListedWidget["versions"][number]): string {
  const forced = forcedBecause === null ? "" : `  forced: ${forcedBecause}`;
  const how = withdrawnForSecurity ? "withdrawn for security" : "withdrawn";
  const withdrawn = withdrawnBecause === null ? "" : `  ${how}: ${withdrawnBecause}`;
  const signed = signedWith.length === 0 ? "" : `  signed: ${signedWith.join(" ")}`;
  const notServed = untrusted === null ? "" : `  not served: it ${untrusted}`;
  return `    ${version.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${formatMoment(publishedAt)}  ${publishedBy}${signed}${forced}${withdrawn}${notServed}`;
}

/** The changes of a widget, newest first. */
export function describeHistory(name: string, { events }: WidgetHistory): string {
  if (events.length === 0) {
    return `Nothing was published as ${name}, and no token was made for it. Check the name: npm run widget -- list shows what is published.`;
  }
  return events.map((event) => `${formatMoment(event.at)}  ${sentenceOf(event)}`).join("\n");
}

function sentenceOf(event: WidgetHistory["events"][number]): string {
  const { actor, action, version, channel, previous, reason, share, token, key } = event;
  const because = reason === null ? "." : `: ${reason}`;
  switch (action) {
    case "publish":
    case "promote": {
      const whom = share === null ? "" : ` for ${share} % of visitors`;
      const where = channel === null ? ", on no channel" : ` on ${channel}${whom}`;
      const instead = previous === null || previous === version ? "" : `, in place of ${previous}`;
      const forced = reason === null ? "" : ", forced because";
      return `${actor} ${action === "publish" ? "published" : "promoted"} ${version}${where}${instead}${forced}${because}`;
    }
    case "rollback":
      return `${actor} rolled ${channel} back from ${previous} to ${version}.`;
    case "heal":
      return `${actor} took ${previous} off ${channel} and gave ${version || "nothing"} instead${because}`;
    case "withdraw":
      return `${actor} withdrew ${version} for security${because}`;
    case "end":
      return `${actor} ended the ${channel} ${previous}${because}`;
    case "release":
      return `${actor} began to release ${version} gradually, to ${share} % of visitors${because}`;
    case "advance":
      return `${actor} gave ${version} to ${share} % of visitors${because}`;
    case "hold":
      return `${actor} held the gradual release of ${version} at ${share} % of visitors${because}`;
    case "continue":
      return `${actor} let the gradual release of ${version} go on at ${share} % of visitors${because}`;
    case "stop":
      return `${actor} stopped the gradual release of ${previous} at ${share} % of visitors: all get ${version} again.`;
    case "token":
      return token === null ? `${actor} made a token.` : `${actor} made the token "${token}".`;
    case "revoke":
      return token === null ? `${actor} revoked a token.` : `${actor} revoked the token "${token}".`;
    case "add-key":
      return `${actor} added the key ${key}.`;
    case "revoke-key":
      return `${actor} revoked the key ${key}${because}`;
    case "sign":
      return `${actor} signed ${version} with the key ${key}.`;
    default:
      return `${[actor, action, version, channel].filter(Boolean).join(" ")}${because}`;
  }
}

/** "2026-11-20 14:03 UTC" */
export function formatMoment(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
