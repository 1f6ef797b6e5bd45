import type { CorrectedReading, CvEntry } from "shared-runtime/api/cv-reading.ts";
import { describe, expect, it } from "vitest";
import { composeAreas } from "../criteria/advice/compose-areas.ts";
import { reviewStructure } from "../criteria/review-areas.ts";
import { factsOf } from "../facts/facts-of.ts";
import { type CvStructure, structureOf } from "../structure/cv-structure.ts";
import { mainRoles } from "../structure/side-roles.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { correctedStructure } from "./corrected-structure.ts";
import { gapsBetween } from "./gaps-between.ts";
import { readingOf } from "./read-reading.ts";
import { packedDocument, unpackedDocument } from "./stored-document.ts";

const today = new Date("2026-11-01T12:00:00Z");

const text = `
  ** Mette Holm
  mette@example.dk, 20 10 90 12, 8000 Aarhus C

  # Erhvervserfaring
  01.2020 - nu Driftschef, Nordhavn Logistik A/S
  - Leder 85 medarbejdere og et budget på 40 mio. kr.
  02.2014 - 12.2017 Teamleder, Jysk Emballage ApS
  - Sænkede fejl med 12 %
  08.2011 - 01.2014 Lagermedarbejder, Netto A/S
  - Pakkede ordrer

  # Uddannelse
  2008 - 2011 Logistikøkonom, Erhvervsakademi Aarhus
  2016 Den svære samtale, Lederne

  # Kurser
  2018 Lean Green Belt

  # Sprog
  Dansk: modersmål
  Engelsk: flydende

  # It-kompetencer
  SAP, Power BI`;

const cv = structureOf(cvFromText(text));
const read = readingOf(cv);

function asRead(own = read): CorrectedReading {
  const { contact, languages, skills, tools } = own;
  const entries = own.entries.map(({ place: _, isCertain: __, ...entry }): CvEntry => entry);
  return { entries, contact, languages, skills, tools, isComplete: false };
}

function entryOf(title: string): CvEntry {
  const entry = asRead().entries.find((own) => own.title === title);
  if (entry === undefined) throw new Error(`No entry has the title ${title}.`);
  return entry;
}

function corrected(change: (entries: readonly CvEntry[]) => readonly CvEntry[], more: Partial<CorrectedReading> = {}) {
  const reading = asRead();
  return correctedStructure(cv, { ...reading, entries: change(reading.entries), ...more });
}

const changed = (title: string, change: Partial<CvEntry>) =>
  corrected((entries) =>
    entries.map((entry) => (entry.title === title ? { ...entry, ...change, isConfirmed: true } : entry)),
  );

const jobsIn = ({ roles = [] }: CvStructure) =>
  roles.map(({ title, employer, period, points }) => [title, employer, period?.text, points.length]);

const titlesOf = (list: CvStructure["education"]) => list?.map(({ title }) => title);

const itemIn = (own: CvStructure, title: string) =>
  composeAreas(reviewStructure(own, today))
    .flatMap(({ items }) => items)
    .find((item) => item.title === title);

it("reads jobs, educations and courses as entries with their period and place", () => {
  expect(
    read.entries.map(({ kind, title, employer, from, to, isCertain }) => [kind, title, employer, from, to, isCertain]),
  ).toEqual([
    ["job", "Driftschef", "Nordhavn Logistik A/S", "2020-01", "now", true],
    ["job", "Teamleder", "Jysk Emballage ApS", "2014-02", "2017-12", true],
    ["job", "Lagermedarbejder", "Netto A/S", "2011-08", "2014-01", true],
    ["education", "Logistikøkonom", "", "2008", "2011", true],
    ["education", "Den svære samtale", "", "2016", undefined, true],
    ["course", "Lean Green Belt", "", "2018", undefined, true],
  ]);
  expect(read.entries[1]?.place).toEqual({ page: 1, words: "02.2014 - 12.2017 Teamleder, Jysk Emballage ApS" });
  expect([read.contact, read.languages, read.tools]).toEqual([
    { email: "mette@example.dk", phone: "20 10 90 12", place: "8000 Aarhus C", linkedIn: "" },
    ["Dansk (modersmål)", "Engelsk (flydende)"],
    ["SAP", "Power BI"],
  ]);
});

it("gives each entry an id of its own, which is the same at each reading", () => {
  const ids = read.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(readingOf(structureOf(cvFromText(text))).entries.map(({ id }) => id)).toEqual(ids);
});

it("judges a CV that was not corrected as before", () => {
  const same = correctedStructure(cv, asRead());
  expect(reviewStructure(same, today)).toEqual(reviewStructure(cv, today));
  expect(factsOf(same)).toEqual(factsOf(cv));
});

describe("A correction", () => {
  it("of a title and an employer keeps the text of the job", () => {
    const own = changed("Teamleder", { title: "Afdelingsleder", employer: "Jysk Emballage A/S" });
    expect(jobsIn(own)[1]).toEqual(["Afdelingsleder", "Jysk Emballage A/S", "02.2014 - 12.2017", 1]);
    expect(factsOf(own).roles.map(({ title }) => title)).toEqual(["Driftschef", "Afdelingsleder", "Lagermedarbejder"]);
  });

  it("of a period closes the gap", () => {
    expect(itemIn(cv, "Huller mellem job")?.warning).toBe(true);
    const own = changed("Teamleder", { to: "2019-11" });
    expect(jobsIn(own)[1]).toEqual(["Teamleder", "Jysk Emballage ApS", "02.2014 – 11.2019", 1]);
    expect(itemIn(own, "Huller mellem job")?.warning).toBe(false);
  });

  it("of a kind makes a course of an education, and a job of a course", () => {
    const own = changed("Den svære samtale", { kind: "course" });
    expect([titlesOf(own.education), titlesOf(own.courses)]).toEqual([
      ["Logistikøkonom"],
      ["Den svære samtale", "Lean Green Belt"],
    ]);
    const job = changed("Lean Green Belt", { kind: "job", employer: "Netto A/S", to: "2019-12" });
    expect(jobsIn(job)).toHaveLength(4);
    expect(job.courses).toBeUndefined();
  });

  it("of a kind makes a leave of a job, which then explains the gap", () => {
    const own = changed("Lagermedarbejder", { kind: "leave" });
    expect(jobsIn(own)).toHaveLength(2);
    expect(own.breaks.map(({ label }) => label)).toEqual(["Lagermedarbejder, Netto A/S"]);
    expect(factsOf(own).roles).toHaveLength(2);
  });

  it("counts a student job as a job if the visitor says that it is one", () => {
    const student = structureOf(cvFromText(text.replace("Lagermedarbejder", "Studentermedhjælper")));
    const reading = asRead(readingOf(student));
    const entries = reading.entries.map((entry) =>
      entry.title === "Studentermedhjælper" ? { ...entry, kind: "job" as const, isConfirmed: true } : entry,
    );
    const own = correctedStructure(student, { ...reading, entries });
    expect([reading.entries[2]?.kind, readingOf(own).entries[2]?.kind]).toEqual(["side-job", "job"]);
    expect([student, own].map(({ roles = [] }) => mainRoles(roles).length)).toEqual([2, 3]);
  });

  it("tells side jobs, posts, voluntary work and military service by their names", () => {
    const kinds = ["Værnepligtig, Livgarden", "Frivillig, Røde Kors", "Bestyrelsesmedlem, Netto A/S"].map(
      (name) => readingOf(structureOf(cvFromText(text.replace("Lagermedarbejder, Netto A/S", name)))).entries[2]?.kind,
    );
    expect(kinds).toEqual(["military", "voluntary", "post"]);
  });

  it("joins two jobs with the text of both", () => {
    const [first, second] = [entryOf("Driftschef"), entryOf("Teamleder")];
    const own = corrected((entries) => [
      { ...first, from: "2014-02", parts: [first.id, second.id], isConfirmed: true },
      ...entries.filter(({ id }) => id !== first.id && id !== second.id),
    ]);
    expect(jobsIn(own)[0]).toEqual(["Driftschef", "Nordhavn Logistik A/S", "02.2014 – nu", 2]);
  });

  it("divides a job, whose text stays with the first", () => {
    const whole = entryOf("Driftschef");
    const own = corrected((entries) => [
      ...entries,
      { ...whole, id: "n-1", title: "Konsulent", from: "2018-01", to: "2019-12", isConfirmed: true },
    ]);
    expect(jobsIn(own).slice(0, 2)).toEqual([
      ["Driftschef", "Nordhavn Logistik A/S", "01.2020 - nu", 1],
      ["Konsulent", "Nordhavn Logistik A/S", "01.2018 – 12.2019", 0],
    ]);
  });

  it("removes an entry, and adds one where it belongs by its time", () => {
    const added: CvEntry = {
      id: "n-1",
      kind: "job",
      title: "Projektleder",
      employer: "Vestas A/S",
      from: "2018-01",
      to: "2019-12",
      parts: [],
      isConfirmed: true,
    };
    const own = corrected((entries) => [...entries.filter(({ title }) => title !== "Lagermedarbejder"), added]);
    expect(jobsIn(own).map(([title]) => title)).toEqual(["Driftschef", "Projektleder", "Teamleder"]);
  });

  it("of the lists changes only the list that was touched", () => {
    const own = correctedStructure(cv, {
      ...asRead(),
      languages: ["Dansk (modersmål)", "Tysk: begynder"],
      tools: [],
      contact: { ...read.contact, place: "9000 Aalborg", phone: "" },
    });
    expect([own.languages, own.it, own.competencies]).toEqual([
      [cv.languages?.[0], { language: "Tysk", level: "begynder" }],
      undefined,
      cv.competencies,
    ]);
    expect([factsOf(own).zip, own.contact.phone, own.contact.email]).toEqual(["9000", undefined, cv.contact.email]);
  });

  it("that removes everything leaves a CV that can still be judged", () => {
    const own = corrected(() => []);
    expect(own.roles).toEqual([]);
    expect(reviewStructure(own, today).length).toBeGreaterThan(10);
  });
});

describe("What the visitor confirmed", () => {
  const doubted = structureOf(
    cvFromText(text.replace("Driftschef, Nordhavn Logistik A/S", "Stemningsbærer, Nordhavn Logistik A/S")),
  );
  const reading = asRead(readingOf(doubted));

  it("is certain, though its title is not a known one", () => {
    expect(readingOf(doubted).entries.map(({ isCertain }) => isCertain)).toEqual([false, true, true, true, true, true]);
    const entries = reading.entries.map((entry) => ({ ...entry, isConfirmed: true }));
    const own = correctedStructure(doubted, { ...reading, entries, isComplete: true });
    expect(readingOf(own).entries.every(({ isCertain }) => isCertain)).toBe(true);
    expect([own.hasAllRoles, own.isConfirmed, own.missedRole]).toEqual([true, true, undefined]);
  });

  it("is a warning where it was a question", () => {
    expect(itemIn(doubted, "Huller mellem job")).toMatchObject({ judged: false });
    const entries = reading.entries.map((entry) => ({ ...entry, isConfirmed: true }));
    const own = correctedStructure(doubted, { ...reading, entries, isComplete: true });
    expect(itemIn(own, "Huller mellem job")).toMatchObject({ warning: true });
  });
});

it("finds the gaps of more than six months between all entries", () => {
  expect(gapsBetween(asRead().entries, today)).toEqual([{ from: "2019-01", to: "2019-12" }]);
  const [job] = asRead().entries;
  expect(job && gapsBetween([{ ...job, from: "2020", to: "2020-06" }], today)).toEqual([]);
});

describe("A stored document", () => {
  it("is the same after it is packed, but for CPR numbers", () => {
    const document = cvFromText(`${text}\nCPR: 010190-1234`);
    const packed = packedDocument(document);
    const lines = packed && unpackedDocument(packed).lines;
    expect(lines?.at(-1)?.text).toBe("CPR: xxxxxx-xxxx");
    expect(lines?.slice(0, -1)).toEqual(document.lines.slice(0, -1));
  });

  it("is not kept if it is larger than any that people write", () => {
    const [line] = cv.document.lines;
    const lines = Array.from({ length: 60_000 }, (_, at) => ({ ...line!, text: `${at} ${Math.sin(at)}` }));
    expect(packedDocument({ ...cv.document, lines })).toBeUndefined();
  });
});
