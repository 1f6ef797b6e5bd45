import type { LockedWidget } from "shared-runtime/contract/page-lockfile.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import type { RegistryDocument } from "../../registry/registry-document.ts";

/** The part of the registry that a replay needs. */
export interface ReplayRegistry {
  readonly document: Pick<RegistryDocument, "widgets">;
  readonly complete: RegistryDocument["widgets"];
  readonly find: (name: string, version: string) => { readonly withdrawn: boolean } | undefined;
}

/** The version that replays a locked widget, or the reason why there is none. */
export type LockedWidgetResolution =
  | { readonly kind: "exact"; readonly version: string }
  /** No version was mounted when the lockfile was made: shows the current version for the page's request. */
  | { readonly kind: "as now"; readonly version: string }
  | { readonly kind: "unknown widget"; readonly known: readonly string[] }
  | { readonly kind: "unknown version"; readonly wanted: string; readonly known: readonly string[] }
  | { readonly kind: "withdrawn version"; readonly wanted: string; readonly known: readonly string[] };

export function resolveLockedWidget(
  { name, version, wish: spec }: LockedWidget,
  { document, complete, find }: ReplayRegistry,
): LockedWidgetResolution {
  const widget = Object.hasOwn(document.widgets, name) ? document.widgets[name] : undefined;
  if (!widget) return { kind: "unknown widget", known: Object.keys(document.widgets) };
  const known = Object.keys(widget.versions).filter((one) => find(name, one)?.withdrawn !== true);
  const missing = (kind: "unknown version" | "withdrawn version", wanted: string) => ({ kind, wanted, known }) as const;
  // Unlike on a page, only the exact version counts, and only if it was not withdrawn.
  if (version !== "") {
    const found = find(name, version);
    if (!found) return missing("unknown version", version);
    return found.withdrawn ? missing("withdrawn version", version) : { kind: "exact", version };
  }
  const present = resolveVersion(complete[name] ?? widget, spec);
  if (!present) return missing("unknown version", spec);
  return find(name, present.version)?.withdrawn === true
    ? missing("withdrawn version", present.version)
    : { kind: "as now", version: spec };
}
