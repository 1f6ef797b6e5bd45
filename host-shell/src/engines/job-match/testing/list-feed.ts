import type { JobChange, JobFeed, JobRecord } from "../job-feed.ts";

/** A feed of jobs in memory. */
export interface ListFeed extends JobFeed {
  readonly put: (...records: readonly Partial<JobRecord>[]) => void;
  readonly remove: (id: number) => void;
  /** Makes reads reject with an error, until the next call with `undefined`. */
  readonly failWith: (error: Error | undefined) => void;
  readonly reads: () => number;
}

export function listFeed(storeId = "store"): ListFeed {
  const byId = new Map<number, JobChange>();
  let revision = 0;
  let failure: Error | undefined;
  let reads = 0;
  const put = (records: readonly Partial<JobRecord>[]) => {
    for (const record of records) {
      revision += 1;
      const id = record.id ?? revision;
      byId.set(id, { ...plainRecord, ...byId.get(id), ...record, id, revision, removed: false });
    }
  };
  return {
    storeId: async () => storeId,
    lastRevision: async () => revision,
    changedSince: async (after, limit) => {
      reads += 1;
      if (failure) throw failure;
      return [...byId.values()]
        .filter((record) => record.revision > after)
        .toSorted((one, other) => one.revision - other.revision)
        .slice(0, limit);
    },
    changedBefore: async (before, limit) => {
      reads += 1;
      if (failure) throw failure;
      return [...byId.values()]
        .filter((record) => !record.removed && record.revision < before)
        .toSorted((one, other) => other.revision - one.revision)
        .slice(0, limit);
    },
    deletedSince: async (after, limit) => {
      reads += 1;
      if (failure) throw failure;
      return [...byId.values()]
        .filter((record) => record.removed)
        .filter((record) => record.revision > after)
        .toSorted((one, other) => one.revision - other.revision)
        .slice(0, limit);
    },
    put: (...records) => put(records),
    remove: (id) => {
      revision += 1;
      byId.set(id, { id, revision, removed: true });
    },
    failWith: (error) => {
      failure = error;
    },
    reads: () => reads,
  };
}

const plainRecord: JobRecord = {
  id: 0,
  revision: 0,
  removed: false,
  title: "Driftschef",
  company: "Nordlys A/S",
  description: "Du leder driften og har personaleansvar for 20 medarbejdere.",
  skills: ["driftsledelse"],
  language: "da",
  zip: "8000",
  region: 4,
  postedAt: new Date("2026-03-01T00:00:00Z"),
  validThrough: undefined,
};
