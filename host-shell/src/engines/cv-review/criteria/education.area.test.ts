import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

it("names a single entry, since it may be a course or a certification", () => {
  const areas = reviewAreas(cvFromText("# Kurser\nPRINCE2, 2019"), new Date("2026-11-20T12:00:00Z"));
  const courses = areas.find(({ meta }) => meta.key === "courses");
  expect([courses?.meta.text, courses?.items[1]?.text]).toEqual([
    "Dit CV nævner »PRINCE2«.",
    "Der står årstal ved »PRINCE2«.",
  ]);
});
