import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { JobsIdentified, JobsImported, RefusedPosting } from "shared-runtime/api/job-store.ts";
import type { JobStore } from "./job-store.ts";
import type { Posting } from "./posting.ts";
import { identifierOf } from "./reading/identifier-of.ts";
import { postingsIn } from "./reading/postings-in.ts";
import { readJobPosting } from "./reading/read-job-posting.ts";
import type { Thing } from "./reading/read-value.ts";

/** An import yields to other work after this many milliseconds of reading, since imports are not urgent. */
const longestRead = 15;

/** Reads the entries that a board publishes, and stores the valid postings in one transaction. */
export async function importPostings(
  store: Pick<JobStore, "put">,
  entries: readonly unknown[],
  now = new Date(),
): Promise<Omit<JobsImported, "repaired">> {
  const postings: Posting[] = [];
  const refused = await eachPosting(entries, (thing) => {
    const reading = readJobPosting(thing, now);
    if ("objection" in reading) return { reason: reading.objection, ...(reading.title && { title: reading.title }) };
    postings.push(reading.posting);
    return undefined;
  });
  const { fresh, ...rest } = await store.put(postings);
  return { new: fresh, ...rest, refused };
}

/** Resolves with the identifiers of postings, also of invalid ones. */
export async function identifyPostings(entries: readonly unknown[]): Promise<JobsIdentified> {
  const identifiers: string[] = [];
  const refused = await eachPosting(entries, (thing) => {
    const identifier = identifierOf(thing);
    if (identifier === undefined) return { reason: "It has neither an identifier nor a usable url." };
    identifiers.push(identifier);
    return undefined;
  });
  return { identifiers, refused };
}

async function eachPosting(
  entries: readonly unknown[],
  take: (posting: Thing) => Omit<RefusedPosting, "index"> | undefined,
): Promise<RefusedPosting[]> {
  const refused: RefusedPosting[] = [];
  let since = performance.now();
  for (const [index, entry] of entries.entries()) {
    const { postings, objection } = postingsIn(entry);
    if (objection !== undefined) refused.push({ index, reason: objection });
    for (const posting of postings) {
      const refusal = take(posting);
      if (refusal) refused.push({ index, ...refusal });
      if (performance.now() - since < longestRead) continue;
      await yieldToOthers();
      since = performance.now();
    }
  }
  return refused;
}
