import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "pg";
import { CvRecommendations } from "shared-runtime/api/cv.ts";
import * as v from "valibot";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { createCvReviewer } from "../engines/cv-review/pool/create-cv-reviewer.ts";
import { pdfOf } from "../engines/cv-review/testing/pdf-of.ts";
import { danishText, swedishText } from "../engines/cv-review/testing/sample-texts.ts";
import { formWith, recommendations, thumbnail, upload, uploaded } from "./testing/cv-calls.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const cpr = "010190-1234";
const cvPdf = async (text: string) =>
  new Uint8Array(await pdfOf((pdf) => pdf.fontSize(11).text(text).addPage().text(text)));

describe("a PDF and the reviewer that reads it", () => {
  let server: TestServer;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await newPostgresDatabase();
    server = await startTestServer(createCvReviewer({ readers: 1 }), {
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXIES: "127.0.0.1",
    });
  });
  afterAll(() => server.stop());

  /** The rows about a CV in all tables, without its file. */
  async function keptReviews() {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ cv_id: string; text: string }>("select cv_id, text, areas from cv_review");
    await client.end();
    return new Map(rows.map((row) => [row.cv_id, row]));
  }

  it("lead to a review with its front page as PNG", async () => {
    const { cvIdJwtString } = await uploaded(server.url, await cvPdf(`CV\n${danishText}`));
    const answer = await recommendations(server.url, cvIdJwtString);
    const review = v.parse(CvRecommendations, await answer.json());
    const areas = Object.entries(review).filter(([name]) => name !== "CVFrontPicModel" && name !== "warning_info");
    expect(areas.length).toBeGreaterThan(10);
    expect(review.warning_info.true_warnings + review.warning_info.false_warnings).toBe(areas.length);
    const picture = Buffer.from(review.CVFrontPicModel.meta.image_str, "base64");
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(await (await thumbnail(server.url, cvIdJwtString)).json()).toEqual({ hash: picture.toString("base64") });
  });

  it("leave no CPR number in the database beside the file, in the answer or in the log", async () => {
    const { cvId, cvIdJwtString } = await uploaded(server.url, await cvPdf(`CPR: ${cpr}. ${danishText}`));
    const answer = await (await recommendations(server.url, cvIdJwtString)).text();
    const kept = (await keptReviews()).get(cvId);
    expect(kept?.text).toContain("CPR: xxxxxx-xxxx. Jeg er salgschef");
    expect(JSON.stringify([answer, kept, server.logLines()])).not.toContain(cpr);
  });

  it("are fifty at once and all reviewed, each with its own words", { timeout: 60_000 }, async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Leder nummer ${index}.`);
    const files = await Promise.all(names.map((name) => cvPdf(`${name} ${danishText}`)));
    const reviews = await Promise.all(
      files.map(async (file, sender) => {
        const headers = { "x-forwarded-for": `192.0.2.${sender}` };
        const { cvId, cvIdJwtString } = await uploaded(server.url, file, { headers });
        const answer = await recommendations(server.url, cvIdJwtString);
        return { cvId, status: answer.status, review: v.parse(CvRecommendations, await answer.json()) };
      }),
    );
    expect(reviews.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(reviews.map(({ review }) => review.CVFrontPicModel.meta.image_str !== "")).toEqual(names.map(() => true));
    const kept = await keptReviews();
    const texts = reviews.map(({ cvId }) => kept.get(cvId)?.text ?? "");
    expect(texts.map((text) => text.slice(0, text.indexOf(".") + 1))).toEqual(names);
    expect(server.logLines().filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each([
    ["a Swedish CV", 422, "insufficientContentError", async () => cvPdf(swedishText)],
    ["six pages", 422, "tooManyPagesError", async () => cvPdf(danishText.repeat(30))],
    ["a renamed web page", 415, "wrongFileExtensionError", async () => new TextEncoder().encode("<!doctype html>")],
    ["an empty file", 415, "wrongFileExtensionError", async () => new Uint8Array(new ArrayBuffer(0))],
  ])("refuse %s with %i", async (_, status, errorKey, bytes) => {
    const answer = await upload(server.url, formWith(await bytes()));
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { errorKey, message: { id: answer.headers.get("x-correlation-id") } },
    ]);
  });
});
