import type { CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";

function entryOf(entry: Pick<ShownEntry, "id" | "kind" | "title" | "employer"> & Partial<ShownEntry>): ShownEntry {
  return {
    parts: [entry.id],
    isConfirmed: false,
    isCertain: true,
    place: { page: 1, words: `${entry.title}, ${entry.employer}` },
    ...entry,
  };
}

/** A made-up reading for editors and tests: two jobs with a gap between them, the second read with doubt, and an education. */
export const sampleReading: CvReading = {
  revision: 0,
  entries: [
    entryOf({ id: "p1-1", kind: "job", title: "Driftschef", employer: "Nordhavn A/S", from: "2020-01", to: "now" }),
    entryOf({
      id: "p1-5",
      kind: "job",
      title: "Stemningsbærer",
      employer: "Tivoli",
      from: "2014",
      to: "2018",
      isCertain: false,
    }),
    entryOf({ id: "p2-9", kind: "education", title: "Logistikøkonom", employer: "", from: "2008", to: "2011" }),
  ],
  contact: { email: "mette@example.dk", phone: "", place: "8000 Aarhus C", linkedIn: "" },
  languages: ["Dansk (modersmål)"],
  skills: ["Ledelse"],
  tools: [],
  gaps: [
    { from: "2012-01", to: "2013-12" },
    { from: "2019-01", to: "2019-12" },
  ],
  isComplete: false,
  canUndo: false,
};
