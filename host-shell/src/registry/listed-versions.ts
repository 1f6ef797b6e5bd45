interface Version {
  readonly version: string;
  /** Whether ranges include it. */
  readonly released: boolean;
}

/** Always lists the newest 5 versions, and the newest version of up to 20 minors and of up to 20 majors. */
const newest = { versions: 5, ranges: 20 };

/**
 * Selects the versions of a widget that the registry's document lists: `pinned` ones, which its channels need, and the
 * newest of ranges. A range that resolves to a listed version resolves to the same one as among all versions. Takes the
 * versions newest first.
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
