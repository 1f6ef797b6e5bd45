import { setImmediate } from "node:timers/promises";
import { analysePosting } from "../analysis/analyse-posting.ts";
import type { AnalysedPosting, PostingText } from "../analysis/analysed-posting.ts";
import type { IndexOrders } from "./index-orders.ts";
import { JobIndex } from "./job-index.ts";
import { indexedJob } from "./indexed-job.ts";
import { SnapshotUnusable } from "./snapshot-file.ts";
import { findSnapshot, keepSnapshot } from "./snapshot-folder.ts";

/** Others have a turn after so long. */
const turnMs = 5;

/** The index, and all that is done with it. `analyser` is the version of the rules. */
export function indexDesk(analyser: string): IndexOrders {
  let index = new JobIndex();
  let storeId = "";
  let revision = 0;

  return {
    async open(given) {
      storeId = given.storeId;
      try {
        if (given.folder === undefined) throw new SnapshotUnusable("it is not to be trusted");
        const snapshot = await findSnapshot(given.folder, { analyser, storeId }, given.lastRevision);
        index = new JobIndex(snapshot.segments);
        revision = snapshot.revision;
        return { revision, fault: undefined };
      } catch (error) {
        if (!(error instanceof SnapshotUnusable)) throw error;
        index = new JobIndex();
        revision = 0;
        return { revision, fault: error.message };
      }
    },

    async take({ records, revision: last }) {
      const shown = records.filter((record) => !record.removed);
      const analysed = await analyseAll(shown);
      index.take({
        shown: shown.map((record, number) => indexedJob(record, analysed[number])),
        removed: records.filter(({ removed }) => removed).map(({ id }) => id),
      });
      revision = last;
      for (const steps = index.tidy(); !steps.next().done;) await setImmediate();
    },

    rank: (wish) => index.rank(wish),
    idfs: (terms) => index.idfsOf(terms),
    keep: ({ folder }) => keepSnapshot(folder, { analyser, storeId, revision, segments: index.segments }),
    measure: () => ({
      jobs: index.jobs,
      revision,
      bytes: index.bytes,
      arrayBuffers: process.memoryUsage().arrayBuffers,
      segments: index.segments.length,
    }),
    version: () => analyser,
    analyse: analyseAll,
  };
}

async function analyseAll(postings: readonly PostingText[]): Promise<readonly AnalysedPosting[]> {
  const analysed: AnalysedPosting[] = [];
  let since = performance.now();
  for (const posting of postings) {
    analysed.push(analysePosting(posting));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return analysed;
}
