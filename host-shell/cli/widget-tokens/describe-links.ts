import type { OverrideLinkList } from "shared-runtime/api/override-links.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";

/** One line per link, newest first. */
export function describeLinks({ links }: OverrideLinkList): string {
  if (links.length === 0) return "No override link was made in the last months.";
  return links
    .map(({ id, widget, origin, actor, createdAt, expiresAt, revokedAt, revokedBy }) =>
      [
        `${id}  ${widget}  ${origin}  made ${formatMoment(createdAt)} by ${actor}  until ${formatMoment(expiresAt)}`,
        ...(revokedAt === null
          ? []
          : [`revoked ${formatMoment(revokedAt)} ${revokedBy === null ? "with its deploy token" : `by ${revokedBy}`}`]),
      ].join("  "),
    )
    .join("\n");
}
