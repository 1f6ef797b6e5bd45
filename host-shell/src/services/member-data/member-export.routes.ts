import { Hono } from "hono";
import * as v from "valibot";
import type { MemberCvs } from "../cv-store/member-cvs.ts";
import type { ExportMember } from "./member-export.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { sessionSecret } from "../../api/cookies/sign-in-cookies.ts";

interface Options {
  readonly exportMember: ExportMember;
  readonly cvs: Pick<MemberCvs, "bytesOf">;
  readonly userOf: UserOf;
}

const Id = v.pipe(v.string(), v.uuid());

/** Returns everything that the server has stored about a member as a file, and the PDFs of the CVs. */
export function memberExport({ exportMember, cvs, userOf }: Options) {
  return new Hono<ApiEnv>()
    .get("/api/member/export", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const answer = await exportMember(user, sessionSecret(c));
      c.header("cache-control", "private, no-store");
      c.header("content-disposition", 'attachment; filename="mine-oplysninger.json"');
      return c.json(answer);
    })
    .get("/api/member/cvs/:id/file", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const id = c.req.param("id");
      const bytes = v.is(Id, id) ? await cvs.bytesOf(user.id, id) : undefined;
      if (!bytes) return problem(c, 404);
      return c.body(new Uint8Array(bytes), 200, {
        "cache-control": "private, no-store",
        "content-type": "application/octet-stream",
        "content-disposition": 'attachment; filename="cv.pdf"',
        "content-security-policy": "sandbox",
      });
    });
}
