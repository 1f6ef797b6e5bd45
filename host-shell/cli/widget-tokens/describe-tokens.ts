import type { TokenList } from "shared-runtime/api/registry-management.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";

/** One line per token, newest first. */
export function describeTokens({ tokens }: TokenList): string {
  if (tokens.length === 0) return "No token was made yet.";
  return tokens
    .map(
      ({ id, widget, label, createdAt, revokedAt }) =>
        `${id}  ${widget}  "${label}"  made ${formatMoment(createdAt)}${revokedAt === null ? "" : `  revoked ${formatMoment(revokedAt)}`}`,
    )
    .join("\n");
}
