import { compare } from "semver";
import { unsafeAmong } from "../services/widget-registry/security-floor.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/**
 * Returns a function that marks unsafe versions: those withdrawn for security, and all lower versions. Neither a range
 * nor a replay gives a marked version to pages. Versions on channels stay, since a person chose them.
 */
export function withoutUnsafe(
  published: readonly WidgetVersion[],
  servedOf: (name: string) => readonly string[],
): (version: WidgetVersion) => WidgetVersion {
  const withdrawnOf = Map.groupBy(
    published.filter(({ withdrawnForSecurity }) => withdrawnForSecurity),
    ({ manifest }) => manifest.name,
  );
  return (one) => {
    const withdrawn = withdrawnOf.get(one.manifest.name) ?? [];
    if (!unsafeAmong(withdrawn)(one.version)) return one;
    if (servedOf(one.manifest.name).includes(one.version)) return { ...one, withdrawnForSecurity: false };
    // A build of this workspace may have the version number that was withdrawn.
    const withdrawnForSecurity = withdrawn.some(({ version }) => compare(version, one.version) === 0);
    return { ...one, released: false, withdrawn: true, withdrawnForSecurity };
  };
}
