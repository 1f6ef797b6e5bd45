import type { Logger } from "pino";
import { cvFrontpageThumbnail } from "../../api/cv-frontpage-thumbnail.ts";
import { cvRecommendations } from "../../api/cv-recommendations.ts";
import { cvUpload } from "../../api/cv-upload.ts";
import { storedCv } from "../../api/stored-cv.ts";
import type { Capability } from "../capability.ts";
import type { ReviewWatch } from "../cv-queue/review-watch.ts";
import type { CvReviewer } from "../cv-review/cv-reviewer.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { CvStore } from "./cv-store.ts";

interface Options {
  readonly store: CvStore;
  readonly tokens: CvTokens;
  readonly watch: ReviewWatch;
  readonly inspect: CvReviewer["inspect"];
  /** How many files are inspected at once. */
  readonly inspections: number;
  /** Called when a CV that needs a review is stored. */
  readonly onKept: () => void;
  /** Called when a CV was deleted on request. */
  readonly onForgotten: () => void;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
  readonly log: Logger;
}

/** The widget tells visitors that a review takes up to three minutes. */
const reviewTimeoutMs = 3 * 60 * 1_000;

/** Accepts CVs and answers with their reviews. */
export function cvStoreCapability({
  store,
  tokens,
  watch,
  inspect,
  inspections,
  onKept,
  onForgotten,
  closing,
  log,
}: Options): Capability {
  const reviewed = { store, tokens, watch, reviewTimeoutMs, closing };
  return {
    routes: [
      cvUpload({ log, inspect, inspections, store, tokens, onKept }),
      cvRecommendations(reviewed),
      cvFrontpageThumbnail(reviewed),
      storedCv({ store, tokens, onForgotten }),
    ],
  };
}
