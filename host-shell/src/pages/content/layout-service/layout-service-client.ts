import { messageOf } from "shared-runtime/node/message-of.ts";
import * as v from "valibot";
import { type LayoutServiceData, readLayout } from "../layout-service-data.ts";
import { type CmsAnswer, type CmsSettings, createCmsClient, jsonIn, LayoutServiceFailure } from "./ask-cms.ts";

export interface RouteRequest {
  /** The name of the site in the CMS. */
  readonly site: string;
  /** The path below the site's home item, beginning with a slash. */
  readonly item: string;
  readonly language: string;
  readonly editing: boolean;
}

/** Requests a page. Resolves with `undefined` if there is no such page. Rejects with `LayoutServiceFailure`. */
export type AskLayoutService = (request: RouteRequest, signal: AbortSignal) => Promise<LayoutServiceData | undefined>;

const service = "The layout service";

/** The answer for a path without an item. Its context may have any form. */
const NoRoute = v.object({ sitecore: v.object({ route: v.null() }) });

/** Requests single routes from a Sitecore Layout Service over REST. */
export function createLayoutServiceClient(cms: CmsSettings): AskLayoutService {
  const askCms = createCmsClient(cms, service);
  return async ({ site, item, language, editing }, signal) => {
    const query = new URLSearchParams({
      item,
      sc_lang: language,
      sc_site: site,
      sc_apikey: cms.key,
      // Otherwise the CMS would count the requests of this server as visits.
      tracking: "false",
      ...(editing && { sc_mode: "edit" }),
    });
    const headers = { accept: "application/json" };
    return layoutIn(await askCms(`/sitecore/api/layout/render/jss?${query}`, { headers }, signal));
  };
}

/**
 * Reads an answer. A 404 that does not come from the layout service, but from a proxy with a wrong address, is a
 * failure.
 */
function layoutIn(answer: CmsAnswer): LayoutServiceData | undefined {
  const body = jsonIn(answer, service);
  if (v.is(NoRoute, body)) return undefined;
  if (answer.status === 404) throw new LayoutServiceFailure(`${service} answered 404 without a layout.`);
  try {
    return readLayout(body);
  } catch (error) {
    throw new LayoutServiceFailure(messageOf(error));
  }
}
