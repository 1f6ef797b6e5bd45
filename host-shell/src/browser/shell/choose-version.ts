import type { RegistryDocument, ResolvedWish } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import type { Placeholder } from "./read-placeholder.ts";

export interface ChosenVersion extends ResolvedWish {
  /** The version to give instead if this one does not come to life. */
  readonly lastGood?: ResolvedWish | undefined;
}

/** Says to an editor what the registry has instead. */
export class NotRegistered extends Error {}

/** No version of it either: another try would find the same. */
export class UnknownWidget extends NotRegistered {}

/** The version of a placeholder's widget for a visitor. Throws `NotRegistered` if there is none. */
export function chooseVersion(
  { widgets }: RegistryDocument,
  { name, wish }: Placeholder,
  bucket: () => number,
): ChosenVersion {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) {
    throw new UnknownWidget(
      `Der findes intet værktøj med navnet "${name}". Der findes: ${Object.keys(widgets).toSorted().join(", ")}.`,
    );
  }
  if (widget.override) return { version: "override", files: widget.override };
  const { channels, canaryShare: share = 0 } = widget;
  // The bucket is drawn and kept in the visitor's browser only where a canary is given away.
  const isCanary = wish === "stable" && "canary" in channels && share > 0 && bucket() < share;
  const found = resolveVersion(widget, isCanary ? "canary" : wish);
  if (!found) {
    const wishes = Object.keys({ ...channels, ...widget.versions }).join(", ");
    // What only tells two builds of one version apart is left out.
    throw new NotRegistered(
      `${name} findes ikke i versionen "${wish}". Der findes: ${wishes.replace(/\+[^,]*/g, "")}.`,
    );
  }
  const good = isCanary ? "stable" : widget.previous?.[wish];
  const lastGood = good ? resolveVersion(widget, good) : undefined;
  return { ...found, lastGood: lastGood?.version === found.version ? undefined : lastGood };
}
