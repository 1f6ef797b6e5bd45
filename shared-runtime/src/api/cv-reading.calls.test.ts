import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createApiClient } from "./create-api-client.ts";
import { correctCvReading, getCvReading } from "./cv-reading.calls.ts";
import { type CorrectedReading, CvCorrection, type CvEntry, type CvReading, isOrdered } from "./cv-reading.ts";
import { toFailure } from "./failure.ts";
import type { Fetch } from "./whole-answers.ts";

const entry: CvEntry = {
  id: "p1-4",
  kind: "job",
  title: "Driftschef",
  employer: "Nordhavn A/S",
  from: "2017-08",
  to: "now",
  parts: ["p1-4"],
  isConfirmed: true,
};
const lists = {
  contact: { email: "", phone: "", place: "8000 Aarhus C", linkedIn: "" },
  languages: ["Dansk"],
  skills: [],
  tools: [],
  isComplete: false,
};
const corrected: CorrectedReading = { entries: [entry], ...lists };
const reading: CvReading = {
  ...lists,
  revision: 1,
  entries: [{ ...entry, place: { page: 1, words: "Driftschef" }, isCertain: true }],
  gaps: [],
  canUndo: true,
};
const review = {
  CVFrontPicModel: { meta: { image_str: "" } },
  warning_info: { true_warnings: 0, false_warnings: 0 },
};

function answering(answer: () => Response) {
  const asked: Request[] = [];
  const send: Fetch = async (input) => {
    asked.push((input as Request).clone());
    return answer();
  };
  return { asked, api: createApiClient({ apiUrl: "https://vaert.example/api/", fetch: send }) };
}

it("requests what was read in the CV that the token belongs to", async () => {
  const { asked, api } = answering(() => Response.json(reading));
  expect(await getCvReading(api, "a.b")).toEqual(reading);
  expect(asked.map(({ method, url, headers }) => [method, url, headers.get("authorization")])).toEqual([
    ["GET", "https://vaert.example/api/cv-reading", "Bearer a.b"],
  ]);
});

it("sends a correction as JSON, with the token in a header alone", async () => {
  const { asked, api } = answering(() => Response.json({ reading, review }));
  const correction = { revision: 0, reading: corrected };
  expect(await correctCvReading(api, { cvJwt: "a.b", ...correction })).toEqual({ reading, review });
  const [request] = asked;
  expect([request?.method, request?.headers.get("authorization"), await request?.json()]).toEqual([
    "PUT",
    "Bearer a.b",
    correction,
  ]);
});

it.each([409, 429, 503])("sends a correction once, whatever the answer (%i)", async (status) => {
  const { asked, api } = answering(() => Response.json({ errorKey: "readingChanged" }, { status }));
  const failure = await correctCvReading(api, { cvJwt: "a.b", revision: 0, undo: true }).catch(toFailure);
  expect([failure, asked.length]).toEqual([{ kind: "refused", status, errorKey: "readingChanged" }, 1]);
});

describe("A correction is refused", () => {
  const withEntry = (change: Partial<Record<keyof CvEntry, unknown>>) => ({
    revision: 0,
    reading: { ...corrected, entries: [{ ...entry, ...change }] },
  });

  it.each<[string, unknown]>([
    ["with a title of 201 characters", withEntry({ title: "x".repeat(201) })],
    ["with a line break in a title", withEntry({ title: "Chef\nfor alt" })],
    ["with a kind that does not exist", withEntry({ kind: "hobby" })],
    ["with a month that does not exist", withEntry({ from: "2017-13" })],
    ["that ends before it begins", withEntry({ from: "2017-08", to: "2016" })],
    ["with an id that is code", withEntry({ id: "<script>" })],
    [
      "with 201 entries",
      {
        revision: 0,
        reading: { ...corrected, entries: Array.from({ length: 201 }, (_, at) => ({ ...entry, id: `n-${at}` })) },
      },
    ],
    ["with one id twice", { revision: 0, reading: { ...corrected, entries: [entry, entry] } }],
    ["with 201 languages", { revision: 0, reading: { ...corrected, languages: Array.from({ length: 201 }, String) } }],
    ["without a revision", { reading: corrected }],
  ])("%s", (_, correction) => {
    expect(v.is(CvCorrection, correction)).toBe(false);
  });

  it("but not with characters that nobody sees, which are left out", () => {
    const { reading: read } = v.parse(CvCorrection, withEntry({ employer: " Nord\u202ehavn\u00a0A/S\0" }));
    expect(read?.entries[0]?.employer).toBe("Nordhavn A/S");
  });

  it("but not with 200 entries, the longest texts and letters of any script", () => {
    const entries = Array.from({ length: 200 }, (_, at) => ({ ...entry, id: `n-${at}`, title: "ژ".repeat(200) }));
    expect(v.is(CvCorrection, { revision: 0, reading: { ...corrected, entries } })).toBe(true);
  });
});

it.each([
  ["2017", "2017", true],
  ["2017-08", "2017", true],
  ["2017-08", "2017-07", false],
  ["2017-08", "now", true],
  ["2017-08", undefined, true],
  [undefined, "2017", false],
])("a period from %s to %s is possible: %s", (from, to, isPossible) => {
  expect(isOrdered(from, to)).toBe(isPossible);
});
