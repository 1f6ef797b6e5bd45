import type { Tables } from "../../../database/database.ts";
import type { Release } from "../widget-registry.tables.ts";

/** The topic of the messages about gradual releases in the outbox. */
export const releaseTopic = "widget.release";

/** What happened to a gradual release, for other systems. Has no names of persons. */
export interface ReleaseNews extends Pick<Release, "id" | "name" | "version" | "stable" | "share"> {
  readonly event: "started" | "advanced" | "held" | "continued" | "stopped" | "done" | "ended";
  /** The registry's own sentence. Missing if a person gave the reason. */
  readonly reason?: string | undefined;
}

/** Writes the news to the outbox for another system, in the transaction of the change. */
export type TellRelease = (transaction: Tables, news: ReleaseNews) => Promise<void>;
