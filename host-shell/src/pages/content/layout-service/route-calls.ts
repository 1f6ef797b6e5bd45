import { messageOf } from "shared-runtime/node/message-of.ts";
import type { Logger } from "pino";
import type { SourceState } from "shared-runtime/api/health.ts";
import { preparePage } from "../../prepare-page.ts";
import type { Site } from "../../sites/site.ts";
import { problemsOf } from "../layout-problems.ts";
import type { LayoutServiceData } from "../layout-service-data.ts";
import { keyOf, type KeptLayouts } from "./kept-layouts.ts";
import { LayoutServiceFailure } from "./ask-cms.ts";
import type { AskLayoutService } from "./layout-service-client.ts";
import type { MadeUpPaths } from "./made-up-paths.ts";

export interface RouteCalls {
  /**
   * Requests a page and keeps the answer, or joins a running request for it. If there is no such page, drops the last
   * good answer and resolves with `undefined`. Rejects with `LayoutServiceFailure`.
   */
  readonly ask: (site: Site, path: string, isForVisitor: boolean) => Promise<LayoutServiceData | undefined>;
  /** Requests the editing view of a page. The answer is not kept. */
  readonly askForEditing: (site: Site, path: string) => Promise<LayoutServiceData | undefined>;
  readonly running: () => number;
  /** Why the last call for a path failed; `undefined` if it succeeded, or if the path may be requested again. */
  readonly recentFailure: (site: string, path: string) => LayoutServiceFailure | undefined;
  /** Why the last call to the layout service failed; `undefined` if it succeeded. */
  readonly lastFailure: () => LayoutServiceFailure | undefined;
  readonly state: () => SourceState;
}

interface Options {
  readonly askService: AskLayoutService;
  readonly kept: KeptLayouts;
  readonly madeUp: MadeUpPaths;
  /** Adds the shared parts of the site. */
  readonly complete: (site: Site, layout: LayoutServiceData) => Promise<LayoutServiceData>;
  readonly closing: AbortSignal;
  readonly log: Logger;
  readonly clock: () => number;
}

interface Failed {
  readonly failure: LayoutServiceFailure;
  readonly at: number;
  readonly isLogged: boolean;
}

const mostAtOnce = 64;
/** A path whose call failed is not requested again for this number of milliseconds. */
export const failedForMs = 5_000;
/** The milliseconds after which the failure of a path is dropped if the path is no longer requested. */
const forgottenAfterMs = 15 * 60_000;
/** The number of failing paths that the log names. */
const mostNamed = 20;

export function createRouteCalls({ askService, kept, madeUp, complete, closing, log, clock }: Options): RouteCalls {
  const running = new Map<string, Promise<LayoutServiceData | undefined>>();
  // Ordered by time: the oldest failure comes first.
  const failures = new Map<string, Failed>();
  let lastFailure: LayoutServiceFailure | undefined;
  let hasAnswered = false;
  let answeredAt = Math.max(-Infinity, ...[...kept.all()].map((one) => one.answeredAt));

  const requestFor = ({ name, root, language }: Site, path: string, editing: boolean) => ({
    site: name,
    item: root === "/" ? path : path.slice(root.length) || "/",
    language,
    editing,
  });
  /** Throws if no visitor could see the page. */
  const check = async (site: Site, layout: LayoutServiceData): Promise<void> => {
    const whole = await complete(site, layout);
    try {
      preparePage(whole, site);
    } catch (error) {
      throw new LayoutServiceFailure(messageOf(error));
    }
  };

  const onAnswered = (site: string, path: string): void => {
    const key = keyOf(site, path);
    if (failures.get(key)?.isLogged) log.info({ site, path }, "the layout service answers again");
    failures.delete(key);
    lastFailure = undefined;
    hasAnswered = true;
    answeredAt = clock();
  };
  const onFailed = (site: string, path: string, failure: LayoutServiceFailure, isForVisitor: boolean): void => {
    const key = keyOf(site, path);
    const now = clock();
    for (const [oldest, { at }] of failures) if (now - at > forgottenAfterMs) failures.delete(oldest);
    const named = [...failures.values()].filter(({ isLogged }) => isLogged).length;
    const known = failures.get(key)?.isLogged ?? false;
    const tells = !known && named < mostNamed && (!isForVisitor || kept.find(site, path) !== undefined);
    if (tells) log.warn({ err: failure, site, path }, "the layout service gave no usable answer");
    failures.delete(key);
    failures.set(key, { failure, at: now, isLogged: known || tells });
    lastFailure = failure;
  };

  const fetchPage = async (site: Site, path: string): Promise<LayoutServiceData | undefined> => {
    const layout = await askService(requestFor(site, path, false), closing);
    const key = keyOf(site.name, path);
    if (!layout) {
      kept.drop(site.name, path);
      madeUp.missed(key);
      return undefined;
    }
    const filed = { site: site.name, path, layout, answeredAt: clock() };
    const same = kept.confirm(filed);
    if (same) return same;
    await check(site, layout);
    kept.keep(filed);
    madeUp.forget(key);
    await tellProblems(site, path, layout);
    return layout;
  };
  const tellProblems = async (site: Site, path: string, layout: LayoutServiceData): Promise<void> => {
    const problems = problemsOf(await complete(site, layout), site);
    if (problems.length === 0) return;
    log.warn(
      { site: site.name, path, problems: problems.slice(0, 5) },
      "a page of the layout service has faults; visitors see the rest of it",
    );
  };

  const call = async (site: Site, path: string, isForVisitor: boolean): Promise<LayoutServiceData | undefined> => {
    try {
      const layout = await fetchPage(site, path);
      onAnswered(site.name, path);
      return layout;
    } catch (error) {
      if (error instanceof LayoutServiceFailure) onFailed(site.name, path, error, isForVisitor);
      throw error;
    }
  };

  return {
    async ask(site, path, isForVisitor) {
      const key = keyOf(site.name, path);
      const known = running.get(key);
      if (known) return known;
      if (running.size >= mostAtOnce)
        throw new LayoutServiceFailure("The layout service has too many calls to answer.");
      const asked = call(site, path, isForVisitor).finally(() => running.delete(key));
      running.set(key, asked);
      return asked;
    },
    async askForEditing(site, path) {
      const layout = await askService(requestFor(site, path, true), closing);
      if (!layout) return undefined;
      const { context, route } = (await complete(site, layout)).sitecore;
      return { sitecore: { context: { ...context, pageEditing: true }, route } };
    },
    running: () => running.size,
    recentFailure: (site, path) => {
      const failed = failures.get(keyOf(site, path));
      return failed && clock() - failed.at < failedForMs ? failed.failure : undefined;
    },
    lastFailure: () => lastFailure,
    state: () => ({
      answers: hasAnswered && lastFailure === undefined,
      ...(answeredAt > -Infinity && { ageSeconds: Math.max(0, Math.round((clock() - answeredAt) / 1_000)) }),
    }),
  };
}
