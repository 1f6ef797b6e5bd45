import type { EventSignUp } from "../../services/submissions/kinds/event-signup.kind.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { PageHead } from "../head/page-head.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { preparePage } from "../prepare-page.ts";
import { siteAt } from "../sites/site-roots.ts";
import { eventIn, type PageEvent } from "./event.ts";
import { closedSentence } from "./event-words.ts";
import { signUpAt } from "./sign-up-state.ts";

/** An event with the facts about its page. */
export interface FoundEvent {
  readonly path: string;
  readonly title: string;
  readonly head: PageHead;
  readonly event: PageEvent;
}

type EventContent = Pick<ContentSource, "listSites" | "hasPage" | "findPage">;

/**
 * Resolves with the event on the page at a path as a visitor wrote it; with `undefined` if there is no such page, if it
 * has another template, or if only members may see it.
 */
export async function findEvent(content: EventContent, rawPath: string): Promise<FoundEvent | undefined> {
  const path = canonicalPath(rawPath);
  if (path === undefined) return undefined;
  const site = siteAt(await content.listSites(), path);
  if (!site || site.kind === "self-service") return undefined;
  if (!(await content.hasPage({ site: site.name, path }))) return undefined;
  const layout = await content.findPage({ site: site.name, path, editing: false });
  if (!layout) return undefined;
  const { data, head, navigationTitle: title } = preparePage(layout, site);
  const event = eventIn(data);
  return event && { path, title, head, event };
}

/** Resolves with what the page of an event says about its sign-up at a time, in milliseconds since 1970. */
export type FindEventSignUp = (path: string, now: number) => Promise<EventSignUp | undefined>;

export function eventSignUpIn(content: EventContent): FindEventSignUp {
  return async (path, now) => {
    const found = await findEvent(content, path);
    if (!found) return undefined;
    const { state } = signUpAt(found.event, now);
    const closed = closedSentence(found.event, state);
    return { title: found.title, closed, isWaitingList: state === "waiting" };
  };
}
