interface Version {
  readonly version: string;
  /** Whether ranges may find it. */
  readonly released: boolean;
}

/** Of a widget's newest versions so many are listed whatever they are, and so many of the newest minors and majors. */
const newest = { versions: 5, ranges: 20 };

/**
 * What the registry's document lists of a widget: the `pinned` versions, which its channels need, and what ranges find. A
 * range that finds a listed version at all finds the same one as among all versions. Takes them newest first.
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
