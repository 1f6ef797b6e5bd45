import type { RegistryDocument, ResolvedVersion } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import { shareBefore } from "shared-runtime/api/release-steps.ts";
import type { Placeholder } from "./read-placeholder.ts";
import type { BucketOf } from "./visitor-bucket.ts";

export interface ChosenVersion extends ResolvedVersion {
  /** The version that is shown if this version fails. */
  readonly lastGood?: ResolvedVersion | undefined;
  /**
   * The percentage of visitors who get the canary. Set if this share decided whether the visitor gets the canary or
   * `stable`; absent if an earlier step of a gradual release already gave the visitor the canary.
   */
  readonly drawn?: number | undefined;
}

/** The registry has no such version; the message lists the versions that it has. */
export class NotRegistered extends Error {}

/** The registry has no such widget, so a retry is useless. */
export class UnknownWidget extends NotRegistered {}

/** Chooses the version of a placeholder's widget for a visitor. Throws `NotRegistered` if there is no such version. */
export function chooseVersion(
  { widgets }: RegistryDocument,
  { name, spec }: Placeholder,
  bucketOf: BucketOf,
): ChosenVersion {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) {
    throw new UnknownWidget(
      `Der findes intet værktøj med navnet "${name}". Der findes: ${Object.keys(widgets).toSorted().join(", ")}.`,
    );
  }
  if (widget.override) return { version: "override", files: widget.override };
  const { channels, canaryShare: share = 0 } = widget;
  // The bucket is drawn and stored in the visitor's browser only if the canary has a share of visitors.
  const canary = channels["canary"];
  const bucket = spec === "stable" && canary !== undefined && share > 0 ? bucketOf(name, canary) : undefined;
  const isCanary = bucket !== undefined && bucket < share;
  const found = resolveVersion(widget, isCanary ? "canary" : spec);
  if (!found) {
    const known = Object.keys({ ...channels, ...widget.versions }).join(", ");
    // The versions without build metadata.
    throw new NotRegistered(`${name} findes ikke i versionen "${spec}". Der findes: ${known.replace(/\+[^,]*/g, "")}.`);
  }
  const good = isCanary ? "stable" : widget.previous?.[spec];
  const lastGood = good ? resolveVersion(widget, good) : undefined;
  return {
    ...found,
    lastGood: lastGood?.version === found.version ? undefined : lastGood,
    // A canary that all visitors get has no version to be compared with.
    ...(bucket !== undefined && share < 100 && bucket >= shareBefore(share) && { drawn: share }),
  };
}
