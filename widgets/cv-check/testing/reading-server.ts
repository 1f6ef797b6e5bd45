import type { CvCorrection, CvReading } from "shared-runtime/api/cv-reading.ts";
import type { Fetch } from "shared-runtime/api/whole-answers.ts";
import { recommendations } from "./recommendations.ts";
import { sampleReading } from "../src/reading/sample-reading.ts";
import { shownAfter } from "./shown-after.ts";

/** The calls about the reading of one CV, with the corrections that it was sent. */
export function startReadingServer(first: CvReading = sampleReading) {
  let stored = first;
  const earlier: CvReading[] = [];
  const sent: CvCorrection[] = [];
  const answers: (() => Response)[] = [];
  const correct = (change: Partial<CvReading>) => {
    earlier.push(stored);
    stored = { ...stored, ...change, revision: stored.revision + 1, canUndo: true };
  };
  const fetch: Fetch = async (input) => {
    const request = input as Request;
    const answer = answers.shift();
    if (answer) return answer();
    if (request.method === "GET") return Response.json(stored);
    const correction = (await request.json()) as CvCorrection;
    if (correction.revision !== stored.revision) return Response.json({ errorKey: "readingChanged" }, { status: 409 });
    sent.push(correction);
    const { reading } = correction;
    if (reading === undefined) stored = { ...earlier.pop()!, revision: stored.revision + 1 };
    else correct({ ...reading, entries: shownAfter(stored, reading.entries) });
    return Response.json({ reading: stored, review: recommendations });
  };
  return {
    fetch,
    sent,
    stored: () => stored,
    /** Corrects as another tab does. */
    correct,
    /** Answers the next call. */
    answer: (status: number, body: object = {}) => answers.push(() => Response.json(body, { status })),
    loseConnection: () =>
      answers.push(() => {
        throw new TypeError("Failed to fetch");
      }),
  };
}
