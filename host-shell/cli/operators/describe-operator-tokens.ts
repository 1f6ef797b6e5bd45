import type { OperatorTokenList } from "shared-runtime/api/operator-tokens.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";

type ListedToken = OperatorTokenList["tokens"][number];

/** One line per token, newest first. `now` is in milliseconds since 1970. */
export function describeOperatorTokens({ tokens }: OperatorTokenList, now: number): string {
  if (tokens.length === 0) return "No token was made yet.";
  return tokens
    .map((token) => {
      const { id, right, label, createdAt, createdBy } = token;
      return `${id}  ${right.padEnd(7)}  "${label}"  made ${formatMoment(createdAt)} by ${createdBy}  ${endOf(token, now)}`;
    })
    .join("\n");
}

function endOf({ expiresAt, revokedAt, revokedBy }: ListedToken, now: number): string {
  if (revokedAt !== null) return `revoked ${formatMoment(revokedAt)}${revokedBy === null ? "" : ` by ${revokedBy}`}`;
  return `${Date.parse(expiresAt) <= now ? "expired" : "until"} ${formatMoment(expiresAt)}`;
}
