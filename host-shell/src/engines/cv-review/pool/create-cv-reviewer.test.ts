import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InspectedCv, CvInspection, CvReviewer } from "../cv-reviewer.ts";
import { CvUnreadable } from "../cv-reviewer.ts";
import { composeAreas } from "../criteria/advice/compose-areas.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import * as odd from "../testing/odd-pdfs.ts";
import { pdfOf } from "../testing/pdf-of.ts";
import * as texts from "../testing/sample-texts.ts";
import { createCvReviewer } from "./create-cv-reviewer.ts";

let reviewer: CvReviewer;
beforeAll(() => {
  reviewer = createCvReviewer({ readers: 2 });
});
afterAll(() => reviewer.close());

const danish = (bytes: Uint8Array): InspectedCv => ({ bytes, language: "da" });

const refused = (errorKey: Extract<CvInspection, { kind: "refused" }>["errorKey"]): CvInspection => ({
  kind: "refused",
  errorKey,
});

describe("a CV is accepted", () => {
  test.each<[string, () => Promise<Uint8Array>, CvInspection]>([
    ["in Danish", () => odd.plainCv(), { kind: "accepted", pages: 1, words: 104, language: "da" }],
    ["in English", () => odd.plainCv(texts.englishText), { kind: "accepted", pages: 1, words: 109, language: "en" }],
    ["on five pages", () => odd.cvOfPages(5), { kind: "accepted", pages: 5, words: 530, language: "da" }],
    ["on a page of 14400 points", () => odd.hugeCv(14_400), { kind: "accepted", pages: 1, words: 104, language: "da" }],
    [
      "on a page of 200000 points",
      () => odd.hugeCv(200_000),
      { kind: "accepted", pages: 1, words: 104, language: "da" },
    ],
    [
      "locked against changes only",
      () => odd.protectedCv(),
      { kind: "accepted", pages: 1, words: 104, language: "da" },
    ],
  ])("%s", async (_, make, inspection) => {
    expect(await reviewer.inspect({ name: "Mit CV.PDF", bytes: await make() })).toEqual(inspection);
  });
});

describe("a file is refused", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, CvInspection]>([
    ["over 10 MB", odd.tooLargeCv, refused("fileSizeError")],
    ["that is empty", () => new Uint8Array(), refused("wrongFileExtensionError")],
    ["that is a DOCX", odd.docx, refused("wrongFileExtensionError")],
    ["that is a web page", odd.html, refused("wrongFileExtensionError")],
    ["that is a PNG", odd.png, refused("wrongFileExtensionError")],
    ["with six pages", () => odd.cvOfPages(6), refused("tooManyPagesError")],
    ["with its text as curves", odd.cvOfCurves, refused("insufficientContentError")],
    ["scanned without text", odd.scannedCv, refused("insufficientContentError")],
    [
      "with 59 words",
      () => odd.plainCv(texts.danishText.split(/\s+/).slice(0, 59).join(" ")),
      refused("insufficientContentError"),
    ],
    ["in Swedish", () => odd.plainCv(texts.swedishText), refused("insufficientContentError")],
    ["in German", () => odd.plainCv(texts.germanText), refused("insufficientContentError")],
    ["in Norwegian", () => odd.plainCv(texts.norwegianText), refused("insufficientContentError")],
    ["that is truncated", odd.truncatedCv, refused("genericError")],
    ["that needs a password", odd.lockedCv, refused("genericError")],
    ["of noise", odd.noise, refused("genericError")],
  ])("%s", async (_, make, inspection) => {
    expect(await reviewer.inspect({ name: "cv.pdf", bytes: await make() })).toEqual(inspection);
  });

  test("whose name ends in something else, though it is a PDF", async () => {
    const bytes = await odd.plainCv();
    expect(await reviewer.inspect({ name: "cv.docx", bytes })).toEqual(refused("wrongFileExtensionError"));
    expect(await reviewer.inspect({ name: "cv.pages", bytes })).toEqual(refused("wrongFileExtensionError"));
  });

  test("with 60 words is long enough", async () => {
    const bytes = await odd.plainCv(texts.danishText.split(/\s+/).slice(0, 60).join(" "));
    expect(await reviewer.inspect({ name: "cv.pdf", bytes })).toEqual({
      kind: "accepted",
      pages: 1,
      words: 60,
      language: "da",
    });
  });
});

describe("a review", () => {
  test("holds areas, text in reading order, language and a picture of the first page", async () => {
    const { areas, text, language, thumbnail } = await reviewer.review(danish(await makeCv(leaderCv("da", 2))));
    expect(areas.length).toBeGreaterThan(10);
    expect(text.split("\n").slice(0, 2)).toEqual(["Mette Lindgaard", "Driftsdirektør"]);
    expect(language).toBe("da");
    expect(
      Buffer.from(thumbnail ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });

  test("does not change the bytes of the caller", async () => {
    const bytes = await odd.plainCv();
    const copy = bytes.slice();
    await reviewer.inspect({ name: "cv.pdf", bytes });
    await reviewer.review(danish(bytes));
    expect(Buffer.compare(bytes, copy)).toBe(0);
  });

  test("masks CPR numbers in its text", async () => {
    const { text } = await reviewer.review(danish(await odd.cvWithCpr()));
    expect(text.split("\n")[0]).toBe("Mette Eksempel, CPR xxxxxx-xxxx, tlf. 20 10 90 12");
  });

  test("masks a CPR number that is wrapped or slanted, and warns of both", async () => {
    const cv = await pdfOf((pdf) => {
      pdf.text("CV").text(texts.danishText.replaceAll("\n", " ")).text("CPR: 010190-").text("1234");
      pdf.rotate(45, { origin: [200, 400] }).text("CPR 020290-4321", 200, 400, { lineBreak: false });
    });
    const { text, areas } = await reviewer.review(danish(cv));
    expect(text.split("\n").slice(-3)).toEqual(["CPR: xxxxxx-", "xxxx", "CPR xxxxxx-xxxx"]);
    const items = composeAreas(areas).flatMap((area) => area.items);
    expect(items.find(({ title }) => title === "CPR-nummer")?.text).toMatch(/^Der står CPR-numre to steder/u);
  });

  test("is kept if drawing takes too long", async () => {
    const impatient = createCvReviewer({ readers: 1, limits: { drawMilliseconds: 0 } });
    const { thumbnail, language } = await impatient.review(danish(await odd.plainCv()));
    expect({ thumbnail, language }).toEqual({ thumbnail: undefined, language: "da" });
    await impatient.close();
  });

  test("fails if reading takes too long", async () => {
    const impatient = createCvReviewer({ readers: 1, limits: { reviewMilliseconds: 0 } });
    await expect(impatient.review(danish(await odd.plainCv()))).rejects.toThrow(CvUnreadable);
    await impatient.close();
  });

  test("twenty at once all succeed", { timeout: 60_000 }, async () => {
    const bytes = await makeCv(leaderCv("da", 1));
    const reviews = await Promise.all(Array.from({ length: 20 }, () => reviewer.review(danish(bytes))));
    expect(new Set(reviews.map((review) => review.text)).size).toBe(1);
  });
});

test("closing waits for running tasks and ends the processes", async () => {
  const leaving = createCvReviewer({ readers: 1 });
  const review = leaving.review(danish(await odd.plainCv()));
  await leaving.close();
  expect((await review).language).toBe("da");
});

test("a review of another form than ours is an error without its words", async () => {
  const readerEntry = new URL("../testing/forging-reader.entry.ts", import.meta.url);
  const forging = createCvReviewer({ readers: 1, readerEntry });
  await expect(forging.review(danish(await odd.plainCv()))).rejects.toEqual(
    new Error("A reading process returned areas of an unknown form."),
  );
  await forging.close();
});

test("a reading process that cannot start is an error with its reason", async () => {
  const broken = createCvReviewer({ readers: 1, readerEntry: new URL("./no-such-worker.ts", import.meta.url) });
  await expect(broken.review(danish(await odd.plainCv()))).rejects.toThrow(/did not start.*no-such-worker/s);
  await broken.close();
});
