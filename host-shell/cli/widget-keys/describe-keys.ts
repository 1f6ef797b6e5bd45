import type { WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";

/** One line per key, oldest first. */
export function describeKeys(widget: string, { keys }: WidgetKeys): string {
  if (keys.length === 0) return `${widget} has no key: its versions need no signature.`;
  return keys
    .map(({ id, publicKey, addedBy, createdAt, revokedAt, untrustedSince }) =>
      [
        `${id}  ${publicKey}  added ${formatMoment(createdAt)}${addedBy === null ? "" : ` by the key ${addedBy}`}`,
        ...(revokedAt === null ? [] : [`revoked ${formatMoment(revokedAt)}`]),
        ...(untrustedSince === null ? [] : [`not trusted since ${formatMoment(untrustedSince)}`]),
      ].join("  "),
    )
    .join("\n");
}
