import { expect, it } from "vitest";
import type { CriterionId } from "./areas.ts";
import { titleOf } from "../testing/title-of.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

function itemOf(text: string, id: CriterionId) {
  const areas = reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z"));
  return areas.flatMap(({ items }) => items).find((item) => item.title === titleOf(id));
}

const jobs = `# Erfaring
  Driftschef, Nordhavn A/S, 01/2020 – nu
  - Leder 40 medarbejdere og sænkede omkostningerne med 9 procent

  Teamleder, Østvang A/S, 01/2012 – 01/2017
  - Ledede ni medarbejdere`;

it("warns about a gap that nothing else in the CV may fill, and asks about another", () => {
  expect(itemOf(jobs, "career-gaps")).toMatchObject({ warning: true });
  expect(itemOf(`${jobs}\n# Fritid\nJordomrejse, 02/2017 – 12/2019`, "career-gaps")).toMatchObject({
    judged: false,
    text: expect.stringContaining("Vi så »Jordomrejse, 02/2017 – 12/2019«.") as string,
  });
});

it("asks about a gap beside a job that may have been misread", () => {
  const unclear = jobs.replace("Teamleder, Østvang A/S", "Noget på havnen");
  expect(itemOf(unclear, "career-gaps")).toMatchObject({ judged: false });
});

it("asks for the year of one course among others", () => {
  const item = itemOf(`${jobs}\n# Kurser\nPRINCE2\nLean, 2018`, "course-years");
  expect(item).toMatchObject({ warning: false, improvable: true });
});

it("takes a school with its years and the degree below it for one education", () => {
  const cv = `${jobs}\n# Uddannelse\nAarhus Universitet, 2005 – 2010\nCand.merc.\nNiels Brock Handelsgymnasium, 2002 – 2005\nHHX`;
  expect(itemOf(cv, "education-years")).toMatchObject({ warning: false });
});

it("asks for content below an empty heading that stands elsewhere", () => {
  expect(itemOf(`# Sprog\n${jobs}\n# Andet\nDansk: modersmål\nEngelsk: flydende`, "language-list")).not.toMatchObject({
    warning: true,
  });
});

it("takes a year alone for fine at older jobs, and for another form at the latest", () => {
  const older = jobs.replace("01/2012 – 01/2017", "2012 – 2017");
  expect(itemOf(older, "date-format")).toMatchObject({ warning: false, improvable: true });
  const latest = jobs.replace("01/2020 – nu", "2020 – nu");
  expect(itemOf(latest, "date-format")).toMatchObject({ warning: true });
});

it("does not take a dot beside a job for a list mark", () => {
  const cv = cvFromText(`${jobs}\n- Hentede to nye kunder`);
  const lines = cv.lines.map((line) => (line.text.includes("A/S") ? { ...line, bullet: "○" } : line));
  const areas = reviewAreas({ ...cv, lines }, new Date("2026-11-20T12:00:00Z"));
  const item = areas.flatMap(({ items }) => items).find(({ title }) => title === titleOf("list-marks"));
  expect(item).toMatchObject({ warning: false });
});

it.each([
  ["Dansk, modersmål\nPolsk, høfligt", true],
  ["Dansk\nPolsk", false],
])("any words beside a single language tell its level: %s", (text, told) => {
  expect(itemOf(`${jobs}\n# Sprog\n${text}`, "language-levels")?.warning).toBe(!told);
});

it("asks about an empty heading, whose content may be a picture", () => {
  expect(itemOf(`${jobs}\n\n# Sprog\n\n# Andet\nKørekort B`, "language-list")).toMatchObject({
    judged: false,
    text: expect.stringContaining("er det måske et billede") as string,
  });
});

it("does not warn of a profile that holds jobs, or that ends within a sentence", () => {
  const long = `# Profil\n${"Jeg leder drift og service. ".repeat(30)}\nSkolen 2001 – 2005\nLære 2005 – 2009\nSvend 2009 – 2012\n\n${jobs}`;
  const cut = `# Profil\nDriftsleder, der har haft ansvar for mange\n\n${jobs}`;
  expect([long, cut].map((text) => itemOf(text, "profile-length"))).toMatchObject([
    { judged: false },
    { judged: false },
  ]);
});

it.each<[CriterionId, string, string, string]>([
  ["course-years", "# Kurser\nFørstehjælp\nDen svære samtale", "2024\n2019", "2024"],
  ["language-levels", "# Sprog\nDansk\nEngelsk", "Modersmål\nFlydende", "Modersmål"],
])("asks about %s if another column of the table may tell it", (id, part, column, seen) => {
  expect(itemOf(`${jobs}\n${part}`, id)).toMatchObject({ warning: true });
  expect(itemOf(`${jobs}\n${part}\n# Fritid\nJagt\n${column}`, id)).toMatchObject({
    judged: false,
    text: expect.stringContaining(`Vi så »${seen}« et andet sted.`) as string,
  });
});

it("finds the town below the name in a column without contact details", () => {
  const cv = `# Kontakt\nfrede@example.dk\n# Frede Holm\nSalgschef hos Halden Foods\nFrederiksberg, Danmark\n${jobs}`;
  expect(itemOf(cv, "home-town")).toMatchObject({ warning: false });
  expect(itemOf(cv.replace("Frederiksberg, Danmark", ""), "home-town")).toMatchObject({ warning: true });
});

it("takes a yearly duty for no job", () => {
  const cv = `${jobs}\nPraktikvejleder for to elever, hvert år siden 2018`;
  expect(itemOf(cv, "role-details")?.text).toContain("Begge de job, vi læste,");
});
