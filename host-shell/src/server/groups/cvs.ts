import type { UserOf } from "../../api/guards/signed-in.ts";
import { cvQueueCapability } from "../../services/cv-queue/cv-queue.capability.ts";
import { cvRetentionCapability } from "../../services/cv-retention/cv-retention.capability.ts";
import { judgeWithAdvice } from "../../services/cv-queue/review-with-advice.ts";
import { createCvReadings } from "../../services/cv-store/cv-readings.ts";
import { createCvRoom } from "../../services/cv-store/cv-room.ts";
import { createCvStore } from "../../services/cv-store/cv-store.ts";
import { cvStoreCapability } from "../../services/cv-store/cv-store.capability.ts";
import { createDatesOfCv } from "../../services/cv-store/dates-of-cv.ts";
import { createMemberCvs } from "../../services/cv-store/member-cvs.ts";
import { type AnswerWithCv, withReadCv } from "../../services/cv-store/read-cv.http.ts";
import { createCvTokens } from "../../services/cv-tokens/cv-tokens.ts";
import { searchTimeoutMs } from "../../services/job-match/create-job-matching.ts";
import type { Ground } from "./ground.ts";

/** Everything about CVs, from their upload to their deletion. */
export function cvsGroup(ground: Ground, { userOf }: { readonly userOf: UserOf }) {
  const { settings, ports, tables, shared, eraseDeleted, disk, secret, clock, addressOf, metrics, guard } = ground;
  const { closing, log } = ground;
  const { reviewer, content } = ports;
  const { cvWorkers } = settings;
  const store = createCvStore(tables);
  const tokens = createCvTokens(secret, clock.now);
  const memberCvs = createMemberCvs(tables);
  const datesOfCv = createDatesOfCv(settings.cvRetentionDays);
  const findAdvice = async () => (await content.findSettings())?.cvAdvice;
  const readings = createCvReadings(tables, judgeWithAdvice({ judge: reviewer.judge, findAdvice, log }));
  const queue = cvQueueCapability({
    tables,
    shared,
    reviewer,
    concurrency: cvWorkers,
    findAdvice,
    metrics,
    guard,
    log,
  });
  const retention = cvRetentionCapability({ tables, eraseDeleted, days: settings.cvRetentionDays, clock, log });
  const { watch } = queue;
  const uploads = cvStoreCapability({
    store,
    readings,
    tokens,
    watch,
    closing,
    log,
    cvs: memberCvs,
    userOf,
    inspect: reviewer.inspect,
    inspections: cvWorkers,
    addressOf,
    secret,
    quotas: { bytesPerDay: settings.cvBytesPerDay },
    room: createCvRoom({
      tables,
      most: settings.cvStorageBytes,
      databaseFolder: settings.databaseUrl === undefined ? settings.dataDir : undefined,
      disk,
      log,
    }),
    onKept: queue.wake,
    onForgotten: retention.deleted,
    datesOfCv,
  });
  const withCv: AnswerWithCv = (c, answer) =>
    withReadCv(c, { store, tokens, watch, reviewTimeoutMs: searchTimeoutMs, closing }, answer);
  return { tokens, memberCvs, datesOfCv, withCv, capabilities: [queue, uploads, retention] };
}
