import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const profile = `# Profil
  Jeg er driftsleder med 12 års erfaring og har ledet mange mennesker gennem to fusioner.`;
const latest = `# Erfaring
  Driftschef, Nordhavn A/S, 01/2020 – nu
  - Leder 40 medarbejdere og sænkede omkostningerne med 9 procent`;
const older = `

  Teamleder, Østvang A/S, 01/2012 – 12/2019
  - Ledede ni medarbejdere`;

function areasOf(text: string) {
  return reviewAreas(cvFromText(text), new Date("2026-11-26T12:00:00Z"));
}

function itemOf(text: string, title: string) {
  return areasOf(text)
    .flatMap(({ items }) => items)
    .find((item) => item.title === title);
}

const summaryOf = (text: string, key: string) => areasOf(text).find(({ meta }) => meta.key === key)?.meta.text;

it("sees how the text above a list of points begins", () => {
  const text = latest.replace("  - Leder", "  Ansvarlig for drift, lager og indkøb i hele landet.\n  - Leder");
  expect(itemOf(text, "Aktive verber")?.text).toContain("begynder med vendinger som »Ansvarlig for«");
});

it("takes the name of an exam for no language", () => {
  const text = `${latest}\n# Languages\nEnglish: native\nDanish: professional working proficiency (Prøve i Dansk 3)`;
  expect(itemOf(text, "Sprogniveau")?.text).toBe("Der står et niveau ved begge sprog.");
});

it("reads a month at the end of a row with the year below it", () => {
  const text = `${latest.replace("01/2020", "juni 2020")}\n\n  Kompagnichef, Jydske Dragonregiment, august\n  2004 – maj 2020\n  - Ledede 120`;
  expect(itemOf(text, "Datoformat")).toMatchObject({ warning: false });
});

it("compares no periods of one job, and says so", () => {
  expect(itemOf(latest, "Huller mellem job")?.text).toBe(
    "Vi fandt kun ét job, så der er ingen andre perioder at sammenligne med.",
  );
});

it.each([
  ["a former role", "Tidligere officer, nu driftsleder i en travl hverdag.", "din rolle (»driftsleder«)"],
  ["the role of today", "Driftsleder i en travl hverdag.", "din rolle (»Driftsleder«)"],
])("tells %s as it is", (_, sentence, fact) => {
  expect(itemOf(`# Profil\n${sentence}\n${latest}`, "Rolle, erfaring og ansvar")?.text).toContain(fact);
});

it("reads an employer behind »på«", () => {
  const text = `${latest}${older.replace("Teamleder, Østvang A/S", "Fabrikschef på Hydra-Grene")}`;
  expect(itemOf(text, "Titel, arbejdsgiver og periode")?.text).toContain(
    "Begge job har titel, arbejdsgiver og periode",
  );
});

it("takes the people of an employer for no result", () => {
  const text = latest.replace(
    "Leder 40 medarbejdere og sænkede omkostningerne med 9 procent",
    "Jeg kom til en virksomhed med tre år i rødt og 85 ansatte",
  );
  expect(itemOf(text, "Tal i dine seneste job")).toMatchObject({ warning: false, judged: false });
});

it("ends the name of a town at a full stop", () => {
  const text = `Hans Holm\n6950 Ringkøbing. Telefon 97 32 11 08\nhans@example.dk\n${latest}`;
  expect(itemOf(text, "Postnummer og by")?.text).toContain("»6950 Ringkøbing«");
});

it("does not say that a job with people beside it tells none", () => {
  const text = `${latest}${older.replace("Ledede ni medarbejdere", "22 chauffører og terminalarbejdere")}`;
  expect(itemOf(text, "Medarbejdere, budget og hvem du refererer til")?.text).not.toContain("fandt vi hverken");
});

it.each([
  ["a saving", "Skar udgifterne ned med 4,2 mio. kr."],
  ["the words for one that was kept", "Leverede hvert år under budget"],
])("takes %s for no budget", (_, point) => {
  const text = latest.replace("- Leder", `- ${point}\n  - Leder`);
  expect(itemOf(text, "Medarbejdere, budget og hvem du refererer til")?.text).toContain("Tilføj gerne budget");
});

it("measures the type of the text, and not of headings in small capitals", () => {
  const cv = cvFromText(`${profile}\n${latest}`);
  const lines = cv.lines.map((line) => (line.text === "Profil" ? { ...line, size: 8 } : line));
  const item = reviewAreas({ ...cv, lines }, new Date("2026-11-26T12:00:00Z"))
    .flatMap(({ items }) => items)
    .find(({ title }) => title === "Skriftstørrelse");
  expect(item).toMatchObject({ warning: false, text: expect.stringContaining("10 punkt") as string });
});

it("says of a heading above labels that nothing of its own was recognised below it", () => {
  const text = `${latest}\n# Andre kompetencer\nSprog: dansk og engelsk\nIT: Excel og SAP`;
  expect(itemOf(text, "Kompetencer")?.text).toContain("Under »Andre kompetencer« kunne vi ikke genkende kompetencer");
});

it("quotes what may be a profile with the heading above it", () => {
  const text = `${latest}\n# Mine værdier\n${"Jeg leder ved at lytte først og beslutte bagefter, også når det er svært. ".repeat(2)}`;
  expect(summaryOf(text, "profile")).toContain("under »Mine værdier«");
});

it("asks whether text above the first job is a profile", () => {
  const text = latest.replace(
    "# Erfaring",
    `# Baggrund\n${"Jeg er 58 år, uddannet maskinmester og har arbejdet med drift i hele mit liv. ".repeat(2)}\n`,
  );
  expect(itemOf(text, "Profiltekst")).not.toMatchObject({ warning: true });
});

it("says how much it read where it may not have read all", () => {
  const text = `${latest}${older}\nNoget på havnen, 2009 –`;
  expect(summaryOf(text, "gaps")).toMatch(/^Vi læste perioden ved .* og er ikke sikre på, at det er alle/u);
});

it("advises another word for an illness between two jobs, so that no gap is left", () => {
  const text = `${latest}\n\n  Sygemeldt, 01/2018 – 12/2019\n\n  Teamleder, Østvang A/S, 01/2012 – 12/2017\n  - Ledede ni medarbejdere`;
  const item = itemOf(text, "Helbred");
  expect(item).toMatchObject({ warning: true, text: expect.stringContaining("Skriv »Orlov« i stedet") as string });
  expect(item?.text).not.toContain("Slet det");
});

it("gives no year of a row with several courses to one of them", () => {
  const text = `${latest}\n# Kurser\nBestyrelsesuddannelsen, AU 2019. Forhandling, IDA 2017. LEAN Green Belt`;
  expect(itemOf(text, "Årstal for kurser")?.text).not.toContain("Vi fandt intet");
});

it("names no course beside a job as what was done between two jobs", () => {
  const text = `${latest}\n\n  Sygemeldt, 01/2018 – 12/2019\n\n  Teamleder, Østvang A/S, 01/2012 – 12/2017\n  - Ledede ni medarbejdere\n# Uddannelse\nAkademiuddannelse i ledelse, VIA, 2017 – 2019`;
  const item = itemOf(text, "Huller mellem job");
  expect(item?.text).toContain("»Sygemeldt«");
  expect(item?.text).not.toContain("Akademiuddannelse");
});
