import * as v from "valibot";
import { type LayoutServiceData, readLayout } from "../layout-service-data.ts";
import { readBodyUpTo } from "./read-body-up-to.ts";

export interface LayoutServiceSettings {
  /** Address of the CMS, without `/sitecore/api/layout/render/jss`. */
  readonly url: string;
  readonly key: string;
  /** How long one answer may take. */
  readonly timeoutMs: number;
}

export interface RouteRequest {
  /** The name of the site in the CMS. */
  readonly site: string;
  /** The path below the home item of the site, beginning with a slash. */
  readonly item: string;
  readonly language: string;
  readonly editing: boolean;
}

/** Resolves with `undefined` if there is no such page. Rejects with `LayoutServiceFailure`. */
export type AskLayoutService = (request: RouteRequest, signal: AbortSignal) => Promise<LayoutServiceData | undefined>;

/** The layout service gave no usable answer. The message says why, without the key. */
export class LayoutServiceFailure extends Error {
  override readonly name = "LayoutServiceFailure";
}

/** Larger answers are refused. A page of many blocks takes about 100 kB. */
const mostBytes = 4 * 2 ** 20;

/** The answer for a path without an item; its context may be anything. */
const NoRoute = v.object({ sitecore: v.object({ route: v.null() }) });

/** Asks a Sitecore Layout Service for single routes, over REST. */
export function createLayoutServiceClient({ url, key, timeoutMs }: LayoutServiceSettings): AskLayoutService {
  const address = `${url.replace(/(?<!\/)\/+$/, "")}/sitecore/api/layout/render/jss`;
  const withoutKey = (text: string): string =>
    text
      .replaceAll(key, "…")
      .replaceAll(encodeURIComponent(key), "…")
      .replaceAll(JSON.stringify(key).slice(1, -1), "…");

  return async ({ site, item, language, editing }, signal) => {
    const query = new URLSearchParams({
      item,
      sc_lang: language,
      sc_site: site,
      sc_apikey: key,
      // The visits of the CMS would be this server's.
      tracking: "false",
      ...(editing && { sc_mode: "edit" }),
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(`${address}?${query}`, {
        // A redirect could take the key to another host.
        redirect: "error",
        headers: { accept: "application/json" },
        signal: AbortSignal.any([timeout, signal]),
      });
      if (!answer.ok && answer.status !== 404) {
        await answer.body?.cancel();
        throw new LayoutServiceFailure(`The layout service answered ${answer.status}.`);
      }
      const body = await readBodyUpTo(answer, mostBytes);
      if (body === undefined) throw new LayoutServiceFailure("The layout service sent more than 4 MB.");
      return layoutIn(withoutKey(body), answer.status);
    } catch (error) {
      if (error instanceof LayoutServiceFailure) throw error;
      signal.throwIfAborted();
      if (timeout.aborted) throw new LayoutServiceFailure(`The layout service did not answer in ${timeoutMs} ms.`);
      throw new LayoutServiceFailure(`The layout service cannot be reached: ${withoutKey(causeOf(error))}.`);
    }
  };
}

/** A 404 of anything but the layout service, such as a proxy with a wrong address, is a failure. */
function layoutIn(body: string, status: number): LayoutServiceData | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new LayoutServiceFailure(`The layout service answered ${status} with something that is not JSON.`);
  }
  if (v.is(NoRoute, answer)) return undefined;
  if (status === 404) throw new LayoutServiceFailure("The layout service answered 404 without a layout.");
  try {
    return readLayout(answer);
  } catch (error) {
    throw new LayoutServiceFailure(error instanceof Error ? error.message : String(error));
  }
}

/** The fault of the network in the error that `fetch` rejects with. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? String(cause.code) : cause.message;
}
