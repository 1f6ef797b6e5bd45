import type { Context } from "hono";
import { Hono } from "hono";
import { CvCorrection, type CvCorrected } from "shared-runtime/api/cv-reading.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import { bodyAtMost } from "../../api/bodies/body-at-most.ts";
import { jsonOnly, objectOf } from "../../api/bodies/json-body.ts";
import { cvOf } from "../../api/guards/cv-token.ts";
import { readFields } from "../../http/read-fields.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { CvStore } from "./cv-store.ts";
import type { CvReadings } from "./cv-readings.ts";
import { recommendationsOf } from "./cv-recommendations.routes.ts";
import { shownReading } from "./shown-reading.ts";

interface Options {
  readonly readings: CvReadings;
  readonly store: Pick<CvStore, "stateOf">;
  readonly tokens: Pick<CvTokens, "open">;
  /** A digest by which the reviewer distinguishes senders. */
  readonly senderOf: (c: Context<ApiEnv>) => string;
}

/** 200 entries with the longest texts, and as many items in each list, in letters of two bytes. */
const mostBytes = 512 * 1024;

const path = "/api/cv-reading";

/** Shows what was read in the CV of a token, and stores the visitor's corrections. */
export function cvReadingCalls({ readings, store, tokens, senderOf }: Options) {
  return new Hono<ApiEnv>()
    .get(path, async (c) => {
      const cvId = await cvOf(c, tokens);
      if (cvId === undefined) return problem(c, 401);
      const stored = await readings.find(cvId);
      if (stored !== undefined) return c.json(shownReading(stored, new Date()));
      const { kind } = await store.stateOf(cvId);
      return kind === "deleted" ? problem(c, 404) : problem(c, 404, "noReading");
    })
    .put(
      path,
      jsonOnly,
      bodyAtMost<ApiEnv>(mostBytes, (c) => problem(c, 413)),
      async (c) => {
        const body = await objectOf(c);
        if (body === undefined) return problem(c, 400);
        const read = readFields(CvCorrection, body);
        if ("problems" in read) return problem(c, 422, "invalidReading", read);
        const cvId = await cvOf(c, tokens);
        if (cvId === undefined) return problem(c, 401);
        const { reading, undo } = read.fields;
        if ((reading === undefined) === (undo === undefined)) return problem(c, 422, "invalidReading");
        const outcome = await readings.correct(cvId, read.fields, senderOf(c));
        if (outcome.kind === "unknown") return problem(c, 404);
        if (outcome.kind === "changed") return problem(c, 409, "readingChanged", { reason: changedElsewhere });
        if (outcome.kind === "nothingToUndo") return problem(c, 409, "nothingToUndo", { reason: nothingToUndo });
        const corrected: CvCorrected = {
          reading: shownReading(outcome.reading, new Date()),
          review: recommendationsOf({ areas: outcome.areas, thumbnail: undefined }),
        };
        return c.json(corrected);
      },
    );
}

const changedElsewhere =
  "Der er rettet i dit CV et andet sted imens, fx i en anden fane. Din rettelse er ikke gemt endnu.";
const nothingToUndo = "Der er ikke flere rettelser at fortryde.";
