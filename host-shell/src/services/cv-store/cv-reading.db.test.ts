import type { CorrectedReading, CvCorrected, CvEntry, CvReading } from "shared-runtime/api/cv-reading.ts";
import { cvBearer } from "shared-runtime/api/cv-bearer.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../../database/testing/each-database.ts";
import { recommendations, storedCv, uploaded } from "../../server/testing/cv-calls.ts";
import { createCvReviewer } from "../../engines/cv-review/pool/create-cv-reviewer.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import { leaderCv } from "../../engines/cv-review/testing/leader-cv.ts";
import { makeCv } from "../../engines/cv-review/testing/make-cv.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

/** A reviewer whose reviews wait until the function that `hold` returned is called. */
function holdable(reviewer: CvReviewer) {
  let free: Promise<void> = Promise.resolve();
  return {
    ...reviewer,
    review: async (...[cv]: Parameters<CvReviewer["review"]>) => {
      await free;
      return reviewer.review(cv);
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      free = promise;
      return resolve;
    },
  };
}

describe.each([
  { name: "the embedded database", environment: async () => ({}) },
  { name: "PostgreSQL", environment: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("the reading of a CV on $name", ({ environment }) => {
  let reviewer: CvReviewer;
  let slow: ReturnType<typeof holdable>;
  let server: TestServer;
  let file: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    reviewer = createCvReviewer({ readers: 1 });
    slow = holdable(reviewer);
    server = await startTestServer(slow, await environment());
    file = new Uint8Array(await makeCv(leaderCv("da", 2)));
  });
  afterAll(async () => {
    await server.stop();
    await reviewer.close();
  });

  async function reviewedCv(): Promise<string> {
    const { cvIdJwtString } = await uploaded(server.url, file);
    expect((await recommendations(server.url, cvIdJwtString)).status).toBe(200);
    return cvIdJwtString;
  }

  const address = () => `${server.url}/api/cv-reading`;
  const get = (cvJwt: string) => fetch(address(), { headers: cvBearer(cvJwt) });
  const put = (cvJwt: string, body: unknown) =>
    fetch(address(), {
      method: "PUT",
      headers: { ...cvBearer(cvJwt), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const readingOf = async (cvJwt: string): Promise<CvReading> => (await (await get(cvJwt)).json()) as CvReading;
  const correctedBy = async (cvJwt: string, body: unknown): Promise<CvCorrected> => {
    const answer = await put(cvJwt, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as CvCorrected;
  };
  const statusAndKey = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { readonly errorKey: string }).errorKey,
  ];

  function plain(reading: CvReading): CorrectedReading {
    const { contact, languages, skills, tools, isComplete } = reading;
    const entries = reading.entries.map(({ place: _, isCertain: __, ...entry }): CvEntry => entry);
    return { entries, contact, languages, skills, tools, isComplete };
  }

  function withTitle(reading: CvReading, title: string): CorrectedReading {
    const [first, ...others] = plain(reading).entries;
    return { ...plain(reading), entries: [{ ...first!, title, isConfirmed: true }, ...others] };
  }

  it("is kept with its corrections, and judged again at once", async () => {
    const cvJwt = await reviewedCv();
    const before = await readingOf(cvJwt);
    expect([before.revision, before.canUndo, before.entries.length > 4]).toEqual([0, false, true]);

    const { reading, review } = await correctedBy(cvJwt, { revision: 0, reading: withTitle(before, "Havnefoged") });
    expect([reading.revision, reading.canUndo, reading.entries[0]?.title]).toEqual([1, true, "Havnefoged"]);
    expect(reading.entries[0]?.place).toEqual(before.entries[0]?.place);
    expect(JSON.stringify(review)).toContain("Havnefoged");

    expect(await readingOf(cvJwt)).toEqual(reading);
    const { CVFrontPicModel, ...areas } = (await (
      await recommendations(server.url, cvJwt)
    ).json()) as CvCorrected["review"];
    expect(CVFrontPicModel.meta.image_str.length).toBeGreaterThan(1_000);
    expect({ ...areas, CVFrontPicModel: { meta: { image_str: "" } } }).toEqual(review);
  });

  it("replaces the facts by which jobs are matched", async () => {
    const cvJwt = await reviewedCv();
    const before = plain(await readingOf(cvJwt));
    const reading = { ...before, contact: { ...before.contact, place: "4700 Næstved" } };
    await correctedBy(cvJwt, { revision: 0, reading });
    expect(await (await storedCv(server.url, cvJwt)).json()).toMatchObject({ place: { zip: "4700", city: "Næstved" } });
  });

  it("is undone correction by correction, until it is as it was read", async () => {
    const cvJwt = await reviewedCv();
    const before = await readingOf(cvJwt);
    const reviewBefore = await (await recommendations(server.url, cvJwt)).json();
    const first = await correctedBy(cvJwt, { revision: 0, reading: withTitle(before, "Havnefoged") });
    await correctedBy(cvJwt, { revision: 1, reading: withTitle(first.reading, "Fyrmester") });
    const undone = await correctedBy(cvJwt, { revision: 2, undo: true });
    expect([undone.reading.entries[0]?.title, undone.review]).toEqual(["Havnefoged", first.review]);
    const again = await correctedBy(cvJwt, { revision: 3, undo: true });
    expect(again.reading).toEqual({ ...before, revision: 4 });
    expect(await (await recommendations(server.url, cvJwt)).json()).toEqual(reviewBefore);
    expect(await statusAndKey(await put(cvJwt, { revision: 4, undo: true }))).toEqual([409, "nothingToUndo"]);
  });

  it("does not lose the correction of another tab", async () => {
    const cvJwt = await reviewedCv();
    const before = await readingOf(cvJwt);
    const answers = await Promise.all(
      ["Havnefoged", "Fyrmester"].map((title) => put(cvJwt, { revision: 0, reading: withTitle(before, title) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    const { errorKey, reason } = (await lost.json()) as { readonly errorKey: string; readonly reason: string };
    expect([errorKey, reason]).toEqual(["readingChanged", expect.stringContaining("ikke gemt")]);
    const stored = await readingOf(cvJwt);
    expect(stored.revision).toBe(1);
    const both = { ...plain(stored), tools: ["SAP"] };
    expect((await correctedBy(cvJwt, { revision: 1, reading: both })).reading).toMatchObject({
      revision: 2,
      entries: [{ title: stored.entries[0]?.title }, ...stored.entries.slice(1).map(({ id }) => ({ id }))],
      tools: ["SAP"],
    });
  });

  it("is deleted with its CV, also while a correction is being judged", async () => {
    const cvJwt = await reviewedCv();
    const before = await readingOf(cvJwt);
    const correction = put(cvJwt, { revision: 0, reading: withTitle(before, "Havnefoged") });
    const deletion = fetch(`${server.url}/api/stored-cv`, { method: "DELETE", headers: cvBearer(cvJwt) });
    expect([200, 404]).toContain((await correction).status);
    expect((await deletion).status).toBe(204);
    expect((await get(cvJwt)).status).toBe(404);
    const late = await put(cvJwt, { revision: 0, reading: withTitle(before, "Havnefoged") });
    expect(late.status).toBe(404);
  });

  it("takes 200 entries with 200 items in each list", async () => {
    const cvJwt = await reviewedCv();
    const entries = Array.from({ length: 200 }, (_, at): CvEntry => ({
      id: `n-${at}`,
      kind: (["job", "education", "course", "leave"] as const)[at % 4]!,
      title: `Ø${"x".repeat(190)}${at}`,
      employer: "Å".repeat(200),
      from: `${1960 + (at % 60)}-0${1 + (at % 9)}`,
      to: "now",
      parts: [],
      isConfirmed: true,
    }));
    const items = entries.map(({ title }) => title);
    const all = { ...plain(await readingOf(cvJwt)), entries, languages: items, skills: items, tools: items };
    const { reading } = await correctedBy(cvJwt, { revision: 0, reading: all });
    expect(reading.entries.map(({ title }) => title)).toEqual(items);
    expect(plain(await readingOf(cvJwt))).toEqual(all);
  });

  it.each(
    [
      "<script>alert(1)</script>",
      "'); drop table cv; --",
      "${process.exit()} {{constructor}} {mindst}",
      "(((((a+)+)+)+)+)$ ".repeat(10),
      "- ".repeat(100),
      "2".repeat(200),
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ‮א ي ﷽",
      "__proto__",
    ].map((words) => [words]),
  )("keeps hostile words as they are, in every field: %s", async (words) => {
    const text = normalLine(words).slice(0, 200).trimEnd();
    const cvJwt = await reviewedCv();
    const before = plain(await readingOf(cvJwt));
    const all: CorrectedReading = {
      ...before,
      entries: before.entries.map((entry) => ({ ...entry, title: text, employer: text, isConfirmed: true })),
      contact: { email: text, phone: text, place: text, linkedIn: text },
      languages: [text],
      skills: [text],
      tools: [text],
      isComplete: true,
    };
    await correctedBy(cvJwt, { revision: 0, reading: all });
    expect(plain(await readingOf(cvJwt))).toEqual(all);
    expect((await recommendations(server.url, cvJwt)).status).toBe(200);
  });

  it.each([
    ["of another form", { revision: 0, reading: { entries: [] } }, 422, "invalidReading"],
    ["that says nothing", { revision: 0 }, 422, "invalidReading"],
    ["that is not an object", [], 400, "genericError"],
  ])("refuses a correction %s", async (_, body, status, errorKey) => {
    expect(await statusAndKey(await put(await reviewedCv(), body))).toEqual([status, errorKey]);
  });

  it("that is not kept is told apart from a deleted CV", async () => {
    const release = slow.hold();
    const { cvIdJwtString: cvJwt } = await uploaded(server.url, file);
    expect(await statusAndKey(await get(cvJwt))).toEqual([404, "noReading"]);
    release();
    await recommendations(server.url, cvJwt);
    expect((await get(cvJwt)).status).toBe(200);
  });

  it("is shown to nobody without the CV's token", async () => {
    const answers = [await get("x.y.z"), await put("x.y.z", { revision: 0, undo: true })];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});
