import type { Logger } from "pino";
import { cvFrontpageThumbnail } from "./cv-frontpage-thumbnail.routes.ts";
import type { CvQuotas } from "./cv-quotas.http.ts";
import { cvRecommendations } from "./cv-recommendations.routes.ts";
import { cvReadingCalls } from "./cv-reading.routes.ts";
import type { CvReadings } from "./cv-readings.ts";
import { createSenderOf } from "../../api/quotas/sender.ts";
import { cvUpload } from "./cv-upload.routes.ts";
import { cvSummary } from "./cv-summary.routes.ts";
import { memberCvs } from "./member-cvs.routes.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { storedCv } from "./stored-cv.routes.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Capability } from "../capability.ts";
import type { ReviewWatch } from "../cv-queue/review-watch.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { StorageRoom } from "../../disk/storage-room.ts";
import type { DatesOfCv } from "./dates-of-cv.ts";
import type { CvStore } from "./cv-store.ts";
import type { MemberCvs } from "./member-cvs.ts";
import { createSenderDigest } from "../../security/sender-digest.ts";

interface Options {
  readonly store: CvStore;
  readonly readings: CvReadings;
  readonly cvs: MemberCvs;
  readonly tokens: CvTokens;
  readonly watch: ReviewWatch;
  readonly userOf: UserOf;
  readonly inspect: CvReviewer["inspect"];
  /** The number of files that are inspected at the same time. */
  readonly inspections: number;
  readonly addressOf: ClientAddress;
  /** The key of the digests of senders. */
  readonly secret: Uint8Array;
  readonly quotas: CvQuotas;
  readonly room: StorageRoom;
  /** Called when a CV that needs a review is stored. */
  readonly onKept: () => void;
  /** Called when a CV was deleted on request. */
  readonly onForgotten: () => void;
  readonly datesOfCv: DatesOfCv;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
  readonly log: Logger;
}

/** The wait of a call in milliseconds. The widget says that a review takes up to three minutes. */
const reviewTimeoutMs = 3 * 60 * 1_000;

/** Accepts CVs, answers with their reviews, and deletes them for their owners. */
export function cvStoreCapability({
  store,
  readings,
  cvs,
  tokens,
  watch,
  userOf,
  inspect,
  inspections,
  addressOf,
  secret,
  quotas,
  room,
  onKept,
  onForgotten,
  datesOfCv,
  closing,
  log,
}: Options): Capability {
  const senderDigest = createSenderDigest(secret, "sender");
  const senderOf = createSenderOf(addressOf);
  const reviewed = { store, tokens, watch, reviewTimeoutMs, closing };
  return {
    routes: [
      cvUpload({
        log,
        inspect,
        inspections,
        store,
        tokens,
        userOf,
        addressOf,
        senderDigest,
        quotas,
        room,
        onKept,
      }),
      cvRecommendations(reviewed),
      cvFrontpageThumbnail(reviewed),
      cvSummary(reviewed),
      cvReadingCalls({ readings, store, tokens, senderOf: (c) => senderDigest(senderOf(c)) }),
      storedCv({ store, tokens, onForgotten }),
      memberCvs({ cvs, tokens, userOf, onForgotten, datesOfCv }),
    ],
    start: () => void room.isNearlyFull(),
    // A full disk is only a warning, since everything except uploads works without room.
    ready: { cvStorage: async () => ({ passes: true, warns: room.isNearlyFull() }) },
  };
}
