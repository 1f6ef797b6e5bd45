import { toolInteraction } from "shared-runtime/tracking/tool-events.ts";
import * as v from "valibot";

/** The events that this widget pushes to `window.dataLayer`. */
export const CrossLinkTracked = v.variant("event", [
  toolInteraction(["cv_tjek", "jobmatch"], ["cross_link_followed"], {}),
]);
export type CrossLinkTracked = v.InferOutput<typeof CrossLinkTracked>;
