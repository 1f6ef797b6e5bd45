import { testGuard } from "../../api/testing/test-guard.ts";
import { sql } from "drizzle-orm";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { cvUpload } from "./cv-upload.routes.ts";
import { memberCvs } from "./member-cvs.routes.ts";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { formWith } from "../../server/testing/cv-calls.ts";
import { cvReviewJob } from "../cv-queue/cv-queue.tables.ts";
import { createReviewQueue } from "../cv-queue/review-queue.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";
import { createCvTokens } from "../cv-tokens/cv-tokens.ts";
import { jobRating } from "../job-ratings/job-ratings.tables.ts";
import { job } from "../job-store/job-store.tables.ts";
import { createCvStore } from "./cv-store.ts";
import { cv, cvReview } from "./cv-store.tables.ts";
import { createDatesOfCv } from "./dates-of-cv.ts";
import { createMemberCvs } from "./member-cvs.ts";

const reviewed = {
  areas: [],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: undefined,
  text: "Leder",
  language: "da",
} as const;
const posting = {
  id: 1,
  identifier: "1",
  revision: 1,
  digest: "",
  title: "Leder",
  company: "Firma",
  location: "",
  language: "da",
  description: "",
  summary: "",
  skills: [],
  sourceUrl: "https://jobs.example.dk/1",
  postedAt: new Date(),
} as const;
const day = 86_400_000;

eachDatabase("the CVs of a member", (tables) => {
  let memberId: string | undefined;
  const onForgotten = vi.fn<() => void>();
  beforeEach(async () => {
    memberId = "member-1";
    onForgotten.mockClear();
    await empty(tables());
  });
  afterEach(() => tables().delete(job));

  function open() {
    const log = createLogger("silent");
    const tokens = createCvTokens(new Uint8Array(32), () => new Date());
    const store = createCvStore(tables());
    const userOf = async (): Promise<MemberUser | undefined> =>
      memberId === undefined
        ? undefined
        : { id: memberId, memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" }, contactInfo: {} };
    const inspect = async () => ({ kind: "accepted", pages: 1, words: 100, language: "da" }) as const;
    const routes = [
      cvUpload({
        log,
        inspect,
        inspections: 1,
        store,
        tokens,
        userOf,
        addressOf: () => "192.0.2.1",
        senderDigest: (sender) => sender,
        quotas: { bytesPerDay: 1e9 },
        room: { take: async () => true },
        onKept: () => undefined,
      }),
      memberCvs({ cvs: createMemberCvs(tables()), tokens, userOf, onForgotten, datesOfCv: createDatesOfCv(30) }),
    ];
    const api = createApi({ routes, readiness: {}, guard: testGuard(), allowedOrigins: [], log });
    return {
      tokens,
      store,
      upload: async (uploader: string | undefined): Promise<string> => {
        const before = memberId;
        memberId = uploader;
        const answer = await api.request("/api/cv-upload", { method: "POST", body: formWith("%PDF- Hanne") }, {});
        memberId = before;
        return (await answer.json()).cvId;
      },
      list: (cvJwt?: string) => api.request(`/api/member/cvs${cvJwt === undefined ? "" : `?cvJwt=${cvJwt}`}`),
      remove: (body: unknown) =>
        api.request("/api/member/delete-cv", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
    };
  }

  async function review(): Promise<void> {
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    const taken = await queue.take();
    expect(taken && (await queue.finish(taken, reviewed))).toBe(true);
  }
  const idsIn = async (answer: Response) => (await answer.json()).cvs.map(({ id }: { readonly id: string }) => id);

  it("are those that they uploaded while signed in, the last first, each with a token that opens it", async () => {
    const { upload, list, tokens } = open();
    const first = await upload("member-1");
    await review();
    await upload("member-2");
    await upload(undefined);
    const last = await upload("member-1");
    const answer = await list();
    const { cvs } = await answer.json();
    const common = { isMine: true, uploadedAt: expect.any(String), deletedAt: expect.any(String) };
    expect(cvs).toEqual([
      { ...common, id: last, isReviewed: false, cvJwt: expect.any(String) },
      { ...common, id: first, isReviewed: true, cvJwt: expect.any(String) },
    ]);
    expect(await tokens.open(cvs[1].cvJwt)).toBe(first);
    expect(Date.parse(cvs[0].deletedAt) - Date.parse(cvs[0].uploadedAt)).toBe(30 * day);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("include the browser's CV, marked as not theirs, and once if it is theirs", async () => {
    const { upload, list, tokens, store } = open();
    const [visitors, mine] = [await upload(undefined), await upload("member-1")];
    const withVisitors = await (await list(await tokens.issue(visitors))).json();
    expect(withVisitors.cvs).toMatchObject([
      { id: mine, isMine: true },
      { id: visitors, isMine: false },
    ]);
    expect(await idsIn(await list(await tokens.issue(mine)))).toEqual([mine]);
    expect(await idsIn(await list("x.y.z"))).toEqual([mine]);
    await store.forget(visitors);
    expect(await idsIn(await list(await tokens.issue(visitors)))).toEqual([mine]);
  });

  it("renew no token of a CV that is not theirs, however often it is listed", async () => {
    const { upload, list } = open();
    const anHourAgo = createCvTokens(new Uint8Array(32), () => new Date(Date.now() - 3_600_000));
    for (const id of [await upload(undefined), await upload("member-2")]) {
      const given = await anHourAgo.issue(id);
      const listed = await (await list(given)).json();
      expect(listed.cvs).toMatchObject([{ id, isMine: false, cvJwt: given }]);
    }
  });

  it("are stored without the member's id", async () => {
    await open().upload("member-1");
    const [row] = await tables().select({ owner: cv.owner }).from(cv);
    expect(row?.owner).toMatch(/^[\w-]{43}$/);
  });

  it("are not those that the previous release stores in the same table", async () => {
    const { list, tokens } = open();
    const id = crypto.randomUUID();
    await tables().execute(sql`insert into cv (id, bytes, pages, words, language) values (${id}, '', 1, 100, 'da')`);
    expect(await idsIn(await list())).toEqual([]);
    expect((await (await list(await tokens.issue(id))).json()).cvs).toMatchObject([{ id, isMine: false }]);
  });

  it("are deleted at once, with all that is derived from them, and only once", async () => {
    const { upload, list, remove } = open();
    const id = await upload("member-1");
    await review();
    const other = await upload("member-1");
    await tables().insert(job).values(posting);
    await tables().insert(jobRating).values({ jobId: 1, cvId: id, score: 5 });
    expect([(await remove({ id })).status, (await remove({ id })).status]).toEqual([200, 404]);
    expect(onForgotten).toHaveBeenCalledTimes(1);
    expect(await idsIn(await list())).toEqual([other]);
    const left = [cv, cvReview, cvReviewJob, jobRating].map((table) => tables().$count(table));
    expect(await Promise.all(left)).toEqual([1, 0, 1, 0]);
  });

  it("are deleted while their review runs, whose outcome is discarded", async () => {
    const { upload, remove } = open();
    const id = await upload("member-1");
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    const taken = await queue.take();
    expect((await remove({ id })).status).toBe(200);
    expect(taken && (await queue.finish(taken, reviewed))).toBe(false);
  });

  it("are nobody else's to delete", async () => {
    const { upload, remove, store } = open();
    const [others, visitors] = [await upload("member-2"), await upload(undefined)];
    const answers = [await remove({ id: others }), await remove({ id: visitors }), await remove({ id: "7" })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 422]);
    expect([(await store.stateOf(others)).kind, (await store.stateOf(visitors)).kind]).toEqual(["waiting", "waiting"]);
    expect(onForgotten).not.toHaveBeenCalled();
  });

  it("are for the signed-in alone", async () => {
    const { upload, list, remove } = open();
    const id = await upload("member-1");
    memberId = undefined;
    expect([(await list()).status, (await remove({ id })).status]).toEqual([401, 401]);
  });
});
