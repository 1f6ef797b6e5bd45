import { Hono } from "hono";
import { CvDeletion, type StoredCvs } from "shared-runtime/api/member-data.ts";
import type { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { readFields } from "../../http/read-fields.ts";
import type { DatesOfCv } from "./dates-of-cv.ts";
import type { MemberCvs } from "./member-cvs.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvOf, cvTokenOf } from "../../api/guards/cv-token.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { problem } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";

interface Options {
  readonly cvs: MemberCvs;
  readonly tokens: CvTokens;
  readonly userOf: UserOf;
  /** Called when a CV was deleted. */
  readonly onForgotten: () => void;
  readonly datesOfCv: DatesOfCv;
}

/** The CVs of the session's member, and the CV of the browser's token. */
export function memberCvs({ cvs, tokens, userOf, onForgotten, datesOfCv }: Options) {
  return new Hono<ApiEnv>()
    .get("/api/member/cvs", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const listed = await cvs.listOf(user.id, await cvOf(c, tokens));
      c.header("cache-control", "private, no-store");
      return c.json({
        cvs: await Promise.all(
          listed.map(async ({ uploadedAt, ...cv }) => ({
            ...cv,
            ...datesOfCv(uploadedAt),
            // Only the owner of a CV gets a new token. Another member keeps the call's token until that token expires.
            cvJwt: cv.isMine ? await tokens.issue(cv.id) : cvTokenOf(c),
          })),
        ),
      } satisfies StoredCvs);
    })
    .post("/api/member/delete-cv", jsonOnly, tooLarge, async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const given = await objectOf(c);
      if (!given) return problem(c, 400);
      const read = readFields(CvDeletion, given);
      if ("problems" in read) return problem(c, 422, "genericError", read);
      if (!(await cvs.forgetOf(user.id, read.fields.id))) return problem(c, 404);
      onForgotten();
      return c.json({ taken: true } satisfies SubmissionTaken);
    });
}
