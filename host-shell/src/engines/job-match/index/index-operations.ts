import { setImmediate } from "node:timers/promises";
import { analysePosting } from "../analysis/analyse-posting.ts";
import type { AnalysedPosting, PostingText } from "../analysis/analysed-posting.ts";
import { explainMatch } from "../explanation/explain-match.ts";
import { buildQuery } from "../query/build-query.ts";
import type { IndexOperations } from "./index-protocol.ts";
import { JobIndex } from "./job-index.ts";
import { indexedJob } from "./indexed-job.ts";
import { SnapshotUnusable } from "./snapshot-file.ts";
import { findSnapshot, keepSnapshot } from "./snapshot-folder.ts";

/** Work in the thread yields to messages after this number of milliseconds. */
const turnMs = 5;

/** The operations of an index in its thread. `analyser` is the version of the rules of analysis. */
export function createIndexOperations(analyser: string): IndexOperations {
  let index = new JobIndex();
  let storeId = "";
  let revision = 0;

  return {
    async open(given) {
      storeId = given.storeId;
      index = new JobIndex();
      revision = 0;
      try {
        if (given.folder === undefined) throw new SnapshotUnusable("it may have ended the previous thread");
        const snapshot = await findSnapshot(given.folder, { analyser, storeId }, given.lastRevision);
        if (snapshot === undefined) return { revision, isFromSnapshot: false };
        index = new JobIndex(snapshot.segments);
        revision = snapshot.revision;
        return { revision, isFromSnapshot: true };
      } catch (error) {
        if (!(error instanceof SnapshotUnusable)) throw error;
        return { revision, isFromSnapshot: false, fault: error.message };
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

    rank: (request) => index.rank(request),
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
    query: ({ cv, today }) => buildQuery(cv, today),
    explain: explainMatch,
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
