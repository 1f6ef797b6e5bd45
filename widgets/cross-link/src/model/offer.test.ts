import { expect, it } from "vitest";
import { crossLinkTexts as texts } from "../cross-link.texts.ts";
import { offerOf } from "./offer.ts";

const næstved = { zip: "4700", city: "Næstved" };

it("says how many suggestions wait for a CV that was uploaded in the job match", () => {
  expect(offerOf({ tool: "cv_tjek", toolId: "jobmatch", known: { suggestions: 5 } }, texts)).toEqual({
    title: texts.cvTjekTitle,
    text: "5 forslag venter på dig.",
    button: texts.cvTjekButton,
  });
});

it.each([
  ["has no suggestions", { suggestions: 0 }],
  ["is unknown to the server", undefined],
])("promises no suggestions for a CV that %s", (_, known) => {
  expect(offerOf({ tool: "cv_tjek", toolId: "jobmatch", known }, texts)?.text).toBe(texts.cvTjekText);
});

it("never offers a review that was read, but leads back to it, if anything is known about it", () => {
  const offer = (known: Parameters<typeof offerOf>[0]["known"]) =>
    offerOf({ tool: "cv_tjek", toolId: "cv_tjek", known }, texts);
  expect([offer({ suggestions: 3 }), offer(undefined)]).toEqual([
    { title: "Din gennemgang: 3 forslag tilbage", button: texts.reviewButton },
    undefined,
  ]);
});

it("asks for no postal code if the CV names one", () => {
  const offer = (known: Parameters<typeof offerOf>[0]["known"]) =>
    offerOf({ tool: "jobmatch", toolId: "cv_tjek", known }, texts)?.text;
  expect([offer({ suggestions: 3, place: næstved }), offer({ suggestions: 3 })]).toEqual([
    texts.jobmatchReadyText,
    texts.jobmatchText,
  ]);
});
