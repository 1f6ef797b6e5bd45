import type { TokenList } from "shared-runtime/api/registry-management.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";

/** One line per token, newest first. `now` is in milliseconds since 1970. */
export function describeTokens({ tokens }: TokenList, now: number): string {
  if (tokens.length === 0) return "No token was made yet.";
  return tokens
    .map(
      ({ id, widget, label, createdAt, expiresAt, revokedAt }) =>
        `${id}  ${widget}  "${label}"  made ${formatMoment(createdAt)}  ${endOf(expiresAt, revokedAt, now)}`,
    )
    .join("\n");
}

function endOf(expiresAt: string | null, revokedAt: string | null, now: number): string {
  if (revokedAt !== null) return `revoked ${formatMoment(revokedAt)}`;
  if (expiresAt === null) return "without an end";
  return `${Date.parse(expiresAt) <= now ? "expired" : "until"} ${formatMoment(expiresAt)}`;
}
