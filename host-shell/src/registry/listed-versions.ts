interface Version {
  readonly version: string;
  /** Whether ranges include the version. */
  readonly released: boolean;
}

/** How many versions are always listed: the newest 5, and the newest of each of up to 20 minors and 20 majors. */
const newest = { versions: 5, ranges: 20 };

/**
 * Selects the versions of a widget that the registry's document lists: the `pinned` versions, which its channels need,
 * and the newest versions of ranges. If the list has any version of a range, the range resolves to the same version in
 * the list as among all versions. Expects the versions newest first.
 */
export function listedVersions(versions: readonly Version[], pinned: ReadonlySet<string>): ReadonlySet<string> {
  const listed = new Set([...pinned, ...versions.slice(0, newest.versions).map(({ version }) => version)]);
  const inRanges = versions.filter(({ version, released }) => released && !version.includes("-"));
  for (const rangeOf of [minorOf, majorOf]) {
    const needed = new Set([...listed].map(rangeOf));
    const found = new Set<string>();
    for (const { version } of inRanges) {
      const range = rangeOf(version);
      if (found.has(range) || (found.size >= newest.ranges && !needed.has(range))) continue;
      found.add(range);
      listed.add(version);
    }
  }
  return listed;
}

function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

function majorOf(version: string): string {
  return version.split(".", 1).join("");
}
