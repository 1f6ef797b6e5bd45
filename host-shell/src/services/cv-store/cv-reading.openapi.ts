import { CvCorrected, CvCorrection, CvReading } from "shared-runtime/api/cv-reading.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const { cvJwt } = exampleValues;
const deleted = failure("The CV was deleted, or (`noReading`) has no reading.");
const reading = {
  entries: [
    {
      id: "p1-4",
      kind: "job",
      title: "Driftschef",
      employer: "Nordhavn A/S",
      from: "2017-08",
      to: "now",
      parts: ["p1-4"],
      isConfirmed: true,
    },
  ],
  contact: { email: "", phone: "", place: "8000 Aarhus C", linkedIn: "" },
  languages: ["Dansk (modersmål)"],
  skills: ["Ledelse"],
  tools: [],
  isComplete: false,
};

export const cvReadingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/cv-reading",
    id: "getCvReading",
    tag: "CV check",
    summary: "Returns what was read in a CV",
    about: "The entries of the time line and the lists, with the visitor's corrections. Does not wait for the review.",
    caller: "everyone",
    cvToken: "required",
    answers: {
      200: { about: "The reading.", schema: CvReading },
      401: failure("The CV token is missing, forged or expired (24 hours)."),
      404: failure(
        "The CV was deleted, or (`noReading`) is not reviewed yet, was reviewed by an older release, or is too large to be corrected.",
        "noReading",
      ),
    },
    examples: [
      { title: "A CV that was reviewed", status: 200, cvJwt },
      { title: "A forged token", status: 401, cvJwt: "x.y.z" },
    ],
  },
  {
    method: "put",
    path: "/api/cv-reading",
    id: "correctCvReading",
    tag: "CV check",
    summary: "Corrects what was read in a CV",
    about:
      "`reading` is the whole reading as the visitor leaves it; `undo` instead returns to the one before the last " +
      "correction. The CV is judged again at once, and the job match uses the corrected reading. `revision` is that of " +
      "the reading on which the correction is based. The review has no picture: `image_str` is empty.",
    caller: "everyone",
    cvToken: "required",
    body: { type: "application/json", schema: CvCorrection },
    answers: {
      200: { about: "The new reading and the new review.", schema: CvCorrected },
      400: failure("The body is not a JSON object."),
      401: failure("The CV token is missing, forged or expired (24 hours)."),
      404: deleted,
      409: failure(
        "Another correction came first, or none is left to undo. Nothing was stored.",
        "readingChanged",
        "nothingToUndo",
      ),
      413: failure("The body has more than 512 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("A field is invalid. `problems` name each.", "invalidReading"),
      429: later("Too many corrections from this address. `reason` says so in Danish.", "tooManyCorrections"),
    },
    examples: [
      { title: "One job", status: 200, cvJwt, body: { revision: 0, reading } },
      { title: "Based on an old revision", status: 409, cvJwt, body: { revision: 0, undo: true } },
      { title: "Without the token", status: 401, body: { revision: 0, undo: true } },
      { title: "A revision that is not a number", status: 422, cvJwt, body: { revision: "0", undo: true } },
    ],
  },
];
