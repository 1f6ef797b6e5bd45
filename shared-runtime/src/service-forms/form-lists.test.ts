import * as v from "valibot";
import { expect, it } from "vitest";
import { optionsOf } from "./form-field.ts";
import { chosenTitles, lacksOptions, needsLists, withLists } from "./form-lists.ts";
import { hearingOptions, openHearings } from "./hearing-options.ts";
import { inquiryBankruptcyReconstruction } from "./inquiry-bankruptcy-reconstruction.form.ts";
import { responseToConsultation } from "./response-to-consultation.form.ts";

const hearings = [
  { id: "arbejdstid", title: "Registrering af arbejdstid", deadline: "2026-12-14" },
  { id: "ferielov", title: "Ny ferielov", deadline: "2026-12-10" },
  { id: "barsel", title: "Barsel", deadline: "2026-12-09" },
];
const options = (now: string) => hearingOptions(openHearings(hearings, new Date(now)));

it("offers a hearing until the end of its last day in Copenhagen, the first to end at the beginning", () => {
  expect(options("2026-12-10T22:59:00Z")).toEqual([
    { value: "ferielov", label: "Ny ferielov", hint: "Svar senest torsdag den 10.\u00A0december" },
    { value: "arbejdstid", label: "Registrering af arbejdstid", hint: "Svar senest mandag den 14.\u00A0december" },
  ]);
  expect(options("2026-12-10T23:00:00Z").map(({ value }) => value)).toEqual(["arbejdstid"]);
});

it("checks an answer by the hearings that are open", () => {
  const form = withLists(responseToConsultation, { hearings: options("2026-12-10T12:00:00Z") });
  const [step] = form.steps;
  const problemWith = (hearing: string) =>
    v
      .safeParse(step.schema, { hearing, question: "Vi støtter forslaget.", fileDefinitions: [] })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  expect(problemWith("ferielov")).toBeUndefined();
  expect(problemWith("")).toEqual([["hearing", "Vælg den høring, du svarer på"]]);
  expect(problemWith("barsel")).toEqual([["hearing", "Fristen er gået, eller høringen findes ikke. Vælg en anden"]]);
});

it("names the chosen hearing in words", () => {
  const [step] = withLists(responseToConsultation, { hearings: options("2026-12-10T12:00:00Z") }).steps;
  expect(chosenTitles(step, { hearing: "ferielov" })).toEqual({ hearingTitle: "Ny ferielov" });
  expect(chosenTitles(step, { hearing: "barsel" })).toEqual({});
});

it("knows forms without lists, and lists without options", () => {
  const none = withLists(responseToConsultation, { hearings: [] });
  expect([needsLists(inquiryBankruptcyReconstruction), needsLists(none)]).toEqual([false, true]);
  expect(withLists(inquiryBankruptcyReconstruction, { hearings: [] })).toBe(inquiryBankruptcyReconstruction);
  expect([lacksOptions(inquiryBankruptcyReconstruction), lacksOptions(none)]).toEqual([false, true]);
  const [field] = withLists(responseToConsultation, { hearings: options("2026-12-14T12:00:00Z") }).steps[0].fields;
  expect(field?.kind === "choice" && optionsOf(field, {})).toHaveLength(1);
});
