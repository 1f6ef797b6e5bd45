import { regions } from "shared-runtime/api/jobmatch.ts";
import type { JobStats } from "shared-runtime/api/job-store.ts";
import type { ImportTotals } from "./import-file.ts";

const number = (amount: number) => amount.toLocaleString("en").replaceAll(",", " ");

/** `3 000 postings: 2 990 new, 8 unchanged, 2 refused. 3 repaired: their JSON is not valid.` */
export function describeTotals({ new: fresh, changed, unchanged, repeated, refused, repaired }: ImportTotals): string {
  const all = fresh + changed + unchanged + repeated + refused;
  const counts = [
    `${number(fresh)} new`,
    `${number(changed)} changed`,
    `${number(unchanged)} unchanged`,
    ...(repeated > 0 ? [`${number(repeated)} replaced by a later one with the same identifier`] : []),
    `${number(refused)} refused`,
  ];
  const repairs =
    repaired > 0 ? ` ${number(repaired)} repaired: ${repaired === 1 ? "its" : "their"} JSON is not valid.` : "";
  return `${number(all)} ${all === 1 ? "posting" : "postings"}: ${counts.join(", ")}.${repairs}`;
}

export function describeJobs(jobs: number): string {
  return jobs === 1 ? "1 job is" : `${number(jobs)} jobs are`;
}

export function describeStats({ shown, removed, newest, languages, ratings, ...stats }: JobStats): string {
  return [
    `${number(shown)} shown, ${number(removed)} removed.`,
    ...stats.regions.map(({ region, shown: count }) => row(regions[region], count)),
    row("no region", stats.withoutRegion),
    row("no postal code", stats.withoutZip),
    row("Danish", languages.da),
    row("English", languages.en),
    `Newest: ${newest === null ? "none" : newest.slice(0, 10)}.`,
    ratings.average === null
      ? "No ratings."
      : `${number(ratings.count)} ${ratings.count === 1 ? "rating" : "ratings"}, ${ratings.average} on average.`,
  ].join("\n");
}

function row(name: string, count: number): string {
  return `  ${name.padEnd(15)} ${number(count).padStart(9)}`;
}
