import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type InspectedCv, type CvInspection, type CvReviewer, CvUnreadable } from "../cv-reviewer.ts";
import * as bombs from "../testing/bombs.ts";
import * as odd from "../testing/odd-pdfs.ts";
import { createCvReviewer } from "./create-cv-reviewer.ts";

let reviewer: CvReviewer;
beforeAll(() => {
  // The time limit is short, since some of these files are read until it is reached. Memory is limited separately.
  reviewer = createCvReviewer({ readers: 2, limits: { inspectMilliseconds: 3_000, reviewMilliseconds: 8_000 } });
});
afterAll(() => reviewer.close());

const danish = (bytes: Uint8Array): InspectedCv => ({ bytes, language: "da" });
const generic: CvInspection = { kind: "refused", errorKey: "genericError" };
const insufficient: CvInspection = { kind: "refused", errorKey: "insufficientContentError" };

describe("a hostile file is refused, and the next visitor is not", () => {
  test.each<[string, () => Uint8Array, CvInspection]>([
    ["three gibibytes in a few kilobytes", bombs.flateBomb, generic],
    ["millions of lines", bombs.pathBomb, generic],
    ["millions of shapes", bombs.shapeBomb, generic],
    ["millions of letters", bombs.letterBomb, generic],
    ["drawings within drawings", bombs.nestedBomb, generic],
    ["a drawing that draws itself", bombs.endlessDrawing, insufficient],
    ["a picture of ten thousand megapixels", bombs.pixelBomb, insufficient],
  ])("%s", { timeout: 40_000 }, async (_, make, inspection) => {
    expect(await reviewer.inspect({ name: "cv.pdf", bytes: make() })).toEqual(inspection);
    expect(await reviewer.inspect({ name: "cv.pdf", bytes: await odd.plainCv() })).toMatchObject({ kind: "accepted" });
  });

  test("a drawing without an end is refused within the usual limits", { timeout: 40_000 }, async () => {
    const usual = createCvReviewer({ readers: 1 });
    await usual.inspect({ name: "cv.pdf", bytes: await odd.plainCv() });
    expect(await usual.inspect({ name: "cv.pdf", bytes: bombs.nestedBomb() })).toEqual(generic);
    await usual.close();
  });

  test("a review of it throws CvUnreadable", { timeout: 40_000 }, async () => {
    await expect(reviewer.review(danish(bombs.flateBomb()))).rejects.toThrow(CvUnreadable);
    await expect(reviewer.review(danish(odd.noise()))).rejects.toThrow(CvUnreadable);
  });

  test("other CVs at the same time are reviewed at the first attempt", { timeout: 40_000 }, async () => {
    const innocent = await odd.plainCv();
    const hostile = reviewer.inspect({ name: "cv.pdf", bytes: bombs.flateBomb() });
    const reviews = await Promise.all([1, 2, 3, 4].map(() => reviewer.review(danish(innocent))));
    expect(reviews.map(({ language }) => language)).toEqual(["da", "da", "da", "da"]);
    expect(await hostile).toEqual(generic);
  });

  test("four of one sender leave a process to the CVs of another", { timeout: 60_000 }, async () => {
    const innocent = await odd.plainCv();
    let left = 4;
    const hostile = [1, 2, 3, 4].map(() =>
      reviewer.inspect({ name: "cv.pdf", bytes: bombs.pathBomb(), sender: "hostile" }).finally(() => (left -= 1)),
    );
    const inspection = await reviewer.inspect({ name: "cv.pdf", bytes: innocent, sender: "other" });
    const { language } = await reviewer.review({ ...danish(innocent), sender: "other" });
    expect({ kind: inspection.kind, language, left: left > 2 }).toEqual({
      kind: "accepted",
      language: "da",
      left: true,
    });
    expect(await Promise.all(hostile)).toEqual([generic, generic, generic, generic]);
  });
});
