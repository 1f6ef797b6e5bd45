import { and, eq, inArray, sql } from "drizzle-orm";
import { compare } from "semver";
import { releaseSteps } from "shared-runtime/api/release-steps.ts";
import type { Tables } from "../../../database/database.ts";
import { messages } from "../registry-messages.ts";
import { type Release, widgetRelease } from "../widget-registry.tables.ts";
import type { Metric } from "./release-figures.ts";
import { readFigures } from "./release-visits.ts";
import type { ReleaseNews, TellRelease } from "./release-news.ts";

/** The operations of one change of a widget on the gradual release of that widget. */
export interface ActiveRelease {
  /** The release that is running or held. */
  readonly find: () => Promise<Release | undefined>;
  readonly begin: (release: Pick<Release, "version" | "stable" | "startedBy">) => Promise<void>;
  readonly set: (
    release: Release,
    changed: Partial<Pick<Release, "share" | "state">>,
    news: Pick<ReleaseNews, "event" | "reason">,
  ) => Promise<void>;
  /** Ends the release and stores its figures. `told` is the reason, without names of persons. */
  readonly end: (
    release: Release,
    state: "done" | "stopped" | "ended",
    why?: { readonly told?: string; readonly worse?: Metric; readonly note?: string },
  ) => Promise<void>;
  /** Ends the release unless the canary serves the release's version to the release's share of visitors. */
  readonly onCanary: (version: string | undefined, share?: number) => Promise<void>;
  /** Restarts the release if `stable` changed to a version below the release's; resolves with the new share. */
  readonly onStable: (stable: string | undefined) => Promise<number | undefined>;
  /** The effect of the change on the release, as a sentence for the person who made the change. */
  readonly outcome: () => { readonly releaseNote?: string };
}

export function createActiveRelease(transaction: Tables, name: string, tell: TellRelease): ActiveRelease {
  let note: string | undefined;

  const find: ActiveRelease["find"] = async () => {
    const [release] = await transaction
      .select()
      .from(widgetRelease)
      .where(and(eq(widgetRelease.name, name), inArray(widgetRelease.state, ["running", "held"])));
    return release;
  };

  const begin: ActiveRelease["begin"] = async (given) => {
    const [share = 1] = releaseSteps;
    const id = crypto.randomUUID();
    await transaction.insert(widgetRelease).values({ id, name, share, state: "running", ...given });
    const { version, stable } = given;
    await tell(transaction, { id, name, version, stable, share, event: "started" });
  };

  const set: ActiveRelease["set"] = async (release, changed, news) => {
    const shareSince = changed.share === undefined ? {} : { shareSince: sql`now()` };
    await transaction
      .update(widgetRelease)
      .set({ ...changed, ...shareSince })
      .where(eq(widgetRelease.id, release.id));
    const { id, version, stable, share } = { ...release, ...changed };
    await tell(transaction, { id, name, version, stable, share, ...news });
  };

  const end: ActiveRelease["end"] = async (release, state, { told, worse, note: ended } = {}) => {
    const figures = await readFigures(transaction, release.id);
    await transaction
      .update(widgetRelease)
      .set({ state, reason: told ?? null, worse: worse ?? null, figures, endedAt: sql`now()` })
      .where(eq(widgetRelease.id, release.id));
    const { id, version, stable, share } = release;
    await tell(transaction, {
      id,
      name,
      version,
      stable,
      share,
      event: state,
      ...(told !== undefined && { reason: told }),
    });
    note = ended ?? messages.releaseEnded(version, share);
  };

  return {
    find,
    begin,
    set,
    end,
    async onCanary(version, share) {
      const release = await find();
      if (release && (release.version !== version || release.share !== share)) await end(release, "ended");
    },
    async onStable(stable) {
      const release = await find();
      if (!release || (stable !== undefined && compare(stable, release.version) >= 0)) return undefined;
      const { version, startedBy } = release;
      if (stable === undefined) {
        await end(release, "ended");
        return undefined;
      }
      const told = `stable serves ${stable} now, with which it is compared from here on.`;
      await end(release, "ended", { told, note: messages.releaseRestarted(version, stable) });
      await begin({ version, stable, startedBy });
      return releaseSteps[0];
    },
    outcome: () => (note === undefined ? {} : { releaseNote: note }),
  };
}
