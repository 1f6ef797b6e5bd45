import { Hono } from "hono";
import type { MemberExport } from "shared-runtime/api/member-data.ts";
import type { MemberCvs } from "../services/cv-store/member-cvs.ts";
import type { MemberData } from "../services/member-data/member-data.ts";
import type { ApiEnv } from "./api-env.ts";
import { datesOf } from "./member-cvs.ts";
import { problem } from "./problem.ts";
import type { UserOf } from "./session.ts";

interface Options {
  readonly data: MemberData;
  readonly cvs: Pick<MemberCvs, "listOf">;
  readonly userOf: UserOf;
  /** After these, a CV is deleted. */
  readonly cvRetentionDays: number;
}

/** A file with what a member finds about themselves: what they sent, their consents with what was asked, and their CVs. */
export function memberExport({ data, cvs, userOf, cvRetentionDays }: Options) {
  return new Hono<ApiEnv>().get("/api/member/export", async (c) => {
    const user = await userOf(c);
    if (!user) return problem(c, 401);
    const [submissions, consents, listed] = await Promise.all([
      data.submissionsOf(user.id),
      data.consentsOf(user.id),
      cvs.listOf(user.id),
    ]);
    c.header("cache-control", "private, no-store");
    c.header("content-disposition", 'attachment; filename="mine-oplysninger.json"');
    return c.json({
      exportedAt: new Date().toISOString(),
      submissions: [...submissions],
      consents: [...consents],
      cvs: listed.map(({ id, isReviewed, uploadedAt }) => ({
        id,
        isReviewed,
        ...datesOf(uploadedAt, cvRetentionDays),
      })),
    } satisfies MemberExport);
  });
}
