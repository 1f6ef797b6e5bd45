import { describe, expect, it } from "vitest";
import { readJobPosting } from "./read-job-posting.ts";

const now = new Date("2026-06-15T12:00:00Z");
const board = {
  "@type": "JobPosting",
  identifier: { "@type": "PropertyValue", name: "Tyttebær", value: "A-17" },
  title: "Produktionschef",
  description: "<p>Om jobbet</p><p>Du leder 40 medarbejdere i vores fabrik og har ansvar for driften.</p>",
  hiringOrganization: { "@type": "Organization", name: "Tyttebær Industri" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", postalCode: "8680", addressLocality: "Ry", addressCountry: "DK" },
  },
  datePosted: "2026-06-01",
  validThrough: "2026-07-01",
  skills: ["Lean", "Budget"],
  url: "https://www.tyttebaer.example/job/17",
};

const read = (about: object) => readJobPosting({ ...board, ...about }, now);
function postingOf(about: object) {
  const reading = read(about);
  if ("objection" in reading) throw new Error(reading.objection);
  return reading.posting;
}
function objectionTo(about: object) {
  const reading = read(about);
  return "objection" in reading ? reading.objection : "it was accepted";
}

it("reads a posting as boards publish it", () => {
  expect(read({})).toEqual({
    posting: {
      identifier: "Tyttebær:A-17",
      title: "Produktionschef",
      company: "Tyttebær Industri",
      location: "8680 Ry",
      zip: "8680",
      region: 4,
      language: "da",
      description: "Om jobbet\n\nDu leder 40 medarbejdere i vores fabrik og har ansvar for driften.",
      summary: "Du leder 40 medarbejdere i vores fabrik og har ansvar for driften.",
      skills: ["Lean", "Budget"],
      sourceUrl: "https://www.tyttebaer.example/job/17",
      postedAt: new Date("2026-05-31T22:00:00Z"),
      validThrough: new Date("2026-07-01T21:59:59Z"),
    },
  });
});

describe("is identified by", () => {
  it.each<[string, object, string]>([
    ["a number, within the site of the board", { identifier: "17" }, "tyttebaer.example:17"],
    ["a JSON number", { identifier: 17 }, "tyttebaer.example:17"],
    ["a number, within the origin that it names", { identifier: { name: "HR-Tool", value: 17 } }, "HR-Tool:17"],
    ["the first of several", { identifier: [{ value: "x" }, "y"] }, "tyttebaer.example:x"],
    ["a URL", { identifier: "https://board.example/17" }, "https://board.example/17"],
    ["its URL, without an identifier", { identifier: undefined }, "https://www.tyttebaer.example/job/17"],
  ])("%s", (_, about, identifier) => {
    expect(postingOf(about).identifier).toBe(identifier);
  });
});

describe("has its place", () => {
  const at = (address: unknown, more: object = {}) => {
    const { location, zip, region } = postingOf({ jobLocation: address, ...more });
    return [location, zip, region];
  };
  const postal = (address: object) => ({ address: { "@type": "PostalAddress", ...address } });

  it.each<[string, unknown, readonly unknown[]]>([
    ["at a postal code", postal({ postalCode: "9990" }), ["9990 Skagen", "9990", 5]],
    [
      "at a postal code that is a JSON number",
      postal({ postalCode: 8000, addressCountry: { name: "Denmark" } }),
      ["8000 Aarhus C", "8000", 4],
    ],
    ["at a postal code with its country", postal({ postalCode: "DK-5000" }), ["5000 Odense C", "5000", 3]],
    ["in a town with one postal code", postal({ addressLocality: "Skagen" }), ["9990 Skagen", "9990", 5]],
    [
      "in a town with several postal codes of one region",
      postal({ addressLocality: "Aarhus" }),
      ["Aarhus", undefined, 4],
    ],
    ["in an unknown town", postal({ addressLocality: "Andeby" }), ["Andeby", undefined, undefined]],
    ["in a region", postal({ addressRegion: "Region Sjælland" }), ["Region Sjælland", undefined, 2]],
    [
      "at a code that does not exist",
      postal({ postalCode: "0000", addressLocality: "Andeby" }),
      ["Andeby", undefined, undefined],
    ],
    [
      "abroad, at four digits",
      postal({ postalCode: "8000", addressLocality: "Bodø", addressCountry: "NO" }),
      ["Bodø, NO", undefined, undefined],
    ],
    ["in a line of text", { address: "Vestergade 1, 8680 Ry, Danmark" }, ["8680 Ry", "8680", 4]],
    ["in a line with a town alone", "Skagen", ["9990 Skagen", "9990", 5]],
    ["in a line abroad", "Storgatan 1, Malmö, Sverige", ["Storgatan 1, Malmö, Sverige", undefined, undefined]],
    ["at a number that is not a postal code", "Postboks 8000, Andeby", ["Postboks 8000, Andeby", undefined, undefined]],
    [
      "in several places, at the first with a code",
      [postal({ addressLocality: "Aarhus" }), postal({ postalCode: "8680" })],
      ["Aarhus, 8680 Ry", "8680", 4],
    ],
    ["in a place with a name alone", { "@type": "Place", name: "Hele landet" }, ["Hele landet", undefined, undefined]],
    ["undefined without one", undefined, ["", undefined, undefined]],
    ["at invalid values", [null, 7, [], {}], ["", undefined, undefined]],
  ])("%s", (_, place, expected) => {
    expect(at(place)).toEqual(expected);
  });

  it("at home", () => {
    expect(at(undefined, { jobLocationType: "TELECOMMUTE" })).toEqual(["Hjemmearbejde", undefined, undefined]);
    expect(at(postal({ postalCode: "8680" }), { jobLocationType: "TELECOMMUTE" })).toEqual([
      "8680 Ry, hjemmearbejde",
      "8680",
      4,
    ]);
  });
});

describe("has its dates", () => {
  it.each<[string, string]>([
    ["2026-06-20", "2026-06-20T21:59:59.000Z"],
    ["2026-06-20T00:00", "2026-06-20T21:59:59.000Z"],
    ["2026-06-20T00:00:00.000", "2026-06-20T21:59:59.000Z"],
    ["2026-06-20T12:00", "2026-06-20T10:00:00.000Z"],
    ["2026-06-20 12:00:00", "2026-06-20T10:00:00.000Z"],
    ["2026-06-20T12:00:00.123+0200", "2026-06-20T10:00:00.000Z"],
    ["2026-06-20T12:00:00Z", "2026-06-20T12:00:00.000Z"],
    ["2026-06-15", "2026-06-15T21:59:59.000Z"],
  ])("open until %s", (text, instant) => {
    expect(postingOf({ validThrough: text }).validThrough?.toISOString()).toBe(instant);
  });

  it("open without an end, and without a date of posting", () => {
    const { postedAt, validThrough } = postingOf({ datePosted: undefined, validThrough: "" });
    expect([postedAt, validThrough]).toEqual([undefined, undefined]);
  });
});

describe("is refused, with what to do,", () => {
  it.each<[string, object, string]>([
    ["without a title", { title: "<p> </p>" }, "It has no title. Give it one that says what the job is."],
    ["without an employer", { hiringOrganization: {} }, "It names no employer. Set hiringOrganization to its name."],
    [
      "without a usable URL",
      { url: "javascript:alert(1)" },
      "It has no usable address. Set url to the http or https address where one applies.",
    ],
    [
      "without a text",
      { description: "<script>x</script>" },
      "It does not describe the work. Set description to the text of the posting.",
    ],
    [
      "past its deadline",
      { validThrough: "2026-06-14" },
      "It has expired: its validThrough 2026-06-14 is past. Leave the posting out, or correct the date.",
    ],
    [
      "with an implausible deadline",
      { validThrough: "9999-12-31" },
      "Its validThrough 9999-12-31 is over 5 years ahead. Leave it out if there is no deadline.",
    ],
    [
      "with a deadline before its date",
      { datePosted: "2026-06-16", validThrough: "2026-06-15" },
      "Its validThrough is before its datePosted. Correct one of them.",
    ],
    [
      "from the future",
      { datePosted: "2062-06-01" },
      "Its datePosted 2062-06-01 is in the future. Correct it, or leave it out.",
    ],
    [
      "from long ago",
      { datePosted: "1970-01-01" },
      "Its datePosted 1970-01-01 is before the year 2000. Correct it, or leave it out.",
    ],
    [
      "with an invalid date",
      { validThrough: "hurtigst\nmuligt" },
      'Its validThrough "hurtigst\\\\u000amuligt" is not a date. Write it like 2026-12-31 or 2026-12-31T12:00:00+01:00.',
    ],
    [
      "in another language",
      { inLanguage: "de-DE" },
      'Its language is "de-DE", and only Danish and English postings are matched. Set inLanguage to da or en, if it is one of them.',
    ],
    [
      "in another language without naming it",
      {
        description:
          "<p>Für unseren Standort in Flensburg suchen wir zum nächstmöglichen Zeitpunkt eine erfahrene Führungskraft. Du leitest ein Team von zwanzig Mitarbeitern, verantwortest das Budget und entwickelst die Prozesse in der Fertigung weiter.</p>",
      },
      "Its text is neither Danish nor English, and only those are matched. Set inLanguage to da or en, if it is one of them.",
    ],
    [
      "with a very long identifier",
      { identifier: "x".repeat(600) },
      "Its identifier has over 500 characters. Set identifier to a shorter one.",
    ],
  ])("%s", (_, about, objection) => {
    expect(objectionTo(about)).toBe(objection);
  });

  it("with the title, which helps to find it", () => {
    expect(read({ url: undefined })).toMatchObject({ title: "Produktionschef" });
  });

  it.each(["title", "description", "hiringOrganization", "jobLocation", "skills", "url", "identifier", "validThrough"])(
    "or accepted, with any value of %s",
    (name) => {
      for (const value of [null, 0, true, [], {}, [[]], [null], { "@value": {} }, "\0", "x".repeat(100_000)]) {
        expect(["posting", "objection"]).toContain(Object.keys(read({ [name]: value }))[0]);
      }
    },
  );
});

describe("is stored with", () => {
  it("names on one line, cut at 200 characters", () => {
    const { title, company } = postingOf({ title: "<b>Chef</b>\n&amp; leder", hiringOrganization: "A ".repeat(500) });
    expect([title, company.length <= 200, company.at(-1)]).toEqual(["Chef & leder", true, "…"]);
  });

  it("20 000 characters of a description of a megabyte, cut after a word", () => {
    const { description, summary } = postingOf({ description: `<p>${"Du leder mange. ".repeat(65_000)}</p>` });
    expect([description.length > 19_000, description.length <= 20_001, description.slice(-8)]).toEqual([
      true,
      true,
      " mange.…",
    ]);
    expect([summary.length <= 301, summary.endsWith("…")]).toEqual([true, true]);
  });

  it("one description that includes the other parts", () => {
    const { description } = postingOf({
      description: "Vi søger en leder.",
      responsibilities: ["Drift", "Økonomi"],
      qualifications: "<ul><li>Erfaring</li></ul>",
      employmentType: ["FULL_TIME", "PART_TIME"],
    });
    expect(description).toBe(
      "Vi søger en leder.\n\nOpgaver\n• Drift\n• Økonomi\n\nKvalifikationer\n• Erfaring\n\nAnsættelse: deltid",
    );
  });

  it.each<[string, unknown, readonly string[]]>([
    ["a list", ["Lean", "lean", " SAP "], ["lean", "SAP"]],
    ["text", "Lean, SAP; Excel\nPower BI", ["Lean", "SAP", "Excel", "Power BI"]],
    ["terms", [{ "@type": "DefinedTerm", name: "C#" }, { name: "R&amp;D" }], ["C#", "R&D"]],
    ["a sentence", `Du er ${"meget ".repeat(30)}dygtig`, []],
  ])("skills from %s", (_, skills, expected) => {
    expect(postingOf({ skills }).skills).toEqual(expected);
  });

  it.each<[string, object, "da" | "en"]>([
    ["that it names", { inLanguage: "en-GB" }, "en"],
    [
      "that it names as a node",
      { inLanguage: { "@type": "Language", name: "Dansk" }, description: "We are the best." },
      "da",
    ],
    [
      "of its text",
      { title: "Plant Manager", description: "You will lead the team and be responsible for our budget." },
      "en",
    ],
    ["of its text, if the title is in another", { title: "Key Account Manager" }, "da"],
    ["Danish, if it cannot be detected", { title: "SAP", description: "SAP" }, "da"],
  ])("the language %s", (_, about, language) => {
    expect(postingOf(about).language).toBe(language);
  });

  it("a URL without user and password", () => {
    expect(postingOf({ url: "https://me:secret@tyttebaer.example/17" }).sourceUrl).toBe("https://tyttebaer.example/17");
  });
});
