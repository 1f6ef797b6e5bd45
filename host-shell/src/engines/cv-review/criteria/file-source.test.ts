import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { structureOf } from "../structure/cv-structure.ts";
import { fileSource } from "./file-source.ts";

const sourceOf = (document: CvDocument) => fileSource.judge(structureOf(document), new Date()).text[0];
const text = "Karla Brix\nVærkstedsleder\n# Erfaring\n2018 - nu Værkstedsleder, Solby Biler A/S\n- Leder otte";
const passes = "Dit CV er skrevet som tekst og er hverken scannet eller hentet direkte fra LinkedIn.";

it("says that a CV whose pages are pictures is a scan", () => {
  const page = { page: 0, x: 0, y: 0, width: 595, height: 842 };
  expect(sourceOf(cvFromText(text, { images: [page] }))).toBe(
    "Dit CV er en scanning: Siderne er billeder, og teksten er gættet ud fra dem.",
  );
  expect(sourceOf(cvFromText(text, { images: [{ ...page, height: 300 }] }))).toBe(passes);
});

it("sees that LinkedIn made the file", () => {
  const signs = "Contact\nwww.linkedin.com/in/karla-brix\n(LinkedIn)\nTop Skills\nLean\nPage 1 of 2";
  expect(sourceOf(cvFromText(`${signs}\n${text}`))).toBe("Dit CV er hentet direkte fra LinkedIn.");
  expect(sourceOf(cvFromText(`linkedin.com/in/karla-brix\n${text}`))).toBe(passes);
});
