/** The samples of a scrape: `name{label="value"}` -> value. */
export function samplesIn(exposition: string): ReadonlyMap<string, number> {
  const lines = exposition.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** The names of the metrics that have samples in a scrape, without the suffixes of histograms and summaries. */
export function namesIn(exposition: string): ReadonlySet<string> {
  return new Set([...samplesIn(exposition).keys()].map((sample) => sample.replace(/\{.*$/, "")));
}
