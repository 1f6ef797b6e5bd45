import type { Logger } from "pino";
import type { Organisations } from "shared-runtime/api/organisations.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import { listedOrganisations, type OrganisationsItem } from "./organisations-item.ts";

export type FindOrganisations = () => Promise<OrganisationsItem | undefined>;

interface Options {
  readonly find: FindOrganisations;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
  /** The milliseconds that a call waits for a refresh. After that, it is answered with the kept list. */
  readonly waitMs?: number;
}

const maxAgeMs = 300_000;
/** The milliseconds after a failure during which the content is not asked again. */
const pauseMs = 10_000;

interface Kept {
  readonly at: number;
  readonly organisations: Organisations | undefined;
}

/**
 * Returns a function that resolves with the organisations of the content. The content is read at most every five
 * minutes. While a refresh fails or is slow, the function resolves with the previous list, or rejects if there is no
 * such list. It resolves with `undefined` if the content has no organisations.
 */
export function createKeptOrganisations({ find, log, clock = Date.now, waitMs = 1_000 }: Options) {
  let kept: Kept | undefined;
  let refreshing: Promise<void> | undefined;
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  const refresh = async (): Promise<void> => {
    try {
      const item = await find();
      kept = { at: clock(), organisations: item && listedOrganisations(item) };
      failure = undefined;
    } catch (error) {
      failure = { at: clock(), error };
      log.warn({ err: error }, "the organisations of the fee calculator could not be read");
    } finally {
      refreshing = undefined;
    }
  };

  return async (): Promise<Organisations | undefined> => {
    if (kept && clock() - kept.at < maxAgeMs) return kept.organisations;
    if (!failure || clock() - failure.at >= pauseMs) {
      refreshing ??= refresh();
      if (kept) await endsWithin(refreshing, waitMs);
      else await refreshing;
    }
    if (kept) return kept.organisations;
    throw failure?.error;
  };
}
