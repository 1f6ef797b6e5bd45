import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import type { CriterionId } from "./areas.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { reviewStructure } from "./review-areas.ts";
import { structureOf } from "../structure/cv-structure.ts";

const today = new Date("2026-11-20T12:00:00Z");

/** The texts of the review of a CV, by the ids of its criteria. */
function reviewOf(text: string): ReadonlyMap<CriterionId, string> {
  const drafts = reviewStructure(structureOf(cvFromText(text)), today);
  const ids = drafts.flatMap(({ items }) => items.map(({ id }) => id as CriterionId));
  const texts = composeAreas(drafts).flatMap(({ items }) => items.map((item) => item.text));
  return new Map(ids.map((id, at) => [id, texts[at] ?? ""]));
}

it("praises the change, and not the number that comes first", () => {
  const review = reviewOf(`
    # Erfaring
    Planchef, Havtorn Bryggeri A/S, 2021 - nu
    - Leder 11 planlæggere
    - Sænkede madspildet fra 6 % til 2 %
    - Har et budget på 8 mio. kr.
    Planlægger, Solvig Mejeri A/S, 2018 - 2021
    - Planlagde tre linjer`);
  expect(review.get("result-numbers")).toContain("Et godt eksempel er »Sænkede madspildet fra 6 % til 2 %«.");
});

it("divides sentences after an amount of money", () => {
  const review = reviewOf(`
    # Erfaring
    Indkøbschef, Havtorn Bryggeri A/S, 2021 - nu
    Stod for indkøb for 90 mio. kr. Samlede 40 aftaler i 12.`);
  expect(review.get("result-numbers")).toMatch(/^2 af 2 sætninger/u);
});

it("asks for no description of a job that ended more than ten years ago", () => {
  const jobs = (oldest: string): string => `
    # Erfaring
    Planchef, Havtorn Bryggeri A/S, 2019 - nu
    - Leder 11 planlæggere
    - Sænkede madspildet fra 6 % til 2 %
    Planlægger, Solvig Mejeri A/S, 2017 - 2019
    - Planlagde tre linjer
    Driftsassistent, Enghave Mejeri A/S, Enghave Mejeri A/S, ${oldest}`;
  expect(reviewOf(jobs("2004 - 2015")).get("role-descriptions")).toBe(
    "Vi fandt ingen beskrivelse ved »Driftsassistent, Enghave Mejeri A/S«, men det ligger over ti år tilbage. Det er i orden. Har du et resultat derfra, du er stolt af, så skriv det på én linje.",
  );
  expect(reviewOf(jobs("2004 - 2017")).get("role-descriptions")).toMatch(
    /^Vi fandt ingen beskrivelse ved »Driftsassistent, Enghave Mejeri A\/S«\. Skriv,/u,
  );
});

it("takes the place below a job of LinkedIn for no text about the job", () => {
  const review = reviewOf(`
    # Erfaring
    ** Plejeleder
    ** Vestermarkens Plejehjem
    marts 2019 - nu
    Herning, Midtjylland, Danmark
    Leder 24 medarbejdere. Sænkede sygefraværet med 3 procent.

    ** Sygeplejerske
    ** Regionshospitalet Gødstrup
    august 2012 - februar 2019
    Herning og omegn
    Passede ti senge.`);
  expect(review.get("result-numbers")).toMatch(/^3 af 3 sætninger/u);
});

const chair = `
  # Profil
  Bestyrelsesformand i to familieejede virksomheder.
  # Bestyrelsesposter
  2019 – nu Bestyrelsesformand, Lindholt Maskiner A/S
  # Erfaring
  2015 – nu Bestyrelsesformand, Egen Rådgivning ApS
  Rådgiver om ejerskifte.
  2004 – 2015 Administrerende direktør, Thyrring Plast A/S
  Ledede 140 medarbejdere.
  1994 – 2004 Salgschef, Amtoft Plast A/S
  Solgte plast.
  # Sprog
  Dansk: modersmål`;

it("does not ask a chair of boards for computer programs", () => {
  expect(reviewOf(chair).get("it-skills")).toBe(
    "Vi fandt ikke nogen IT-systemer. I bestyrelser spørger de færreste om det, så det er op til dig.",
  );
  expect(reviewOf(chair.replaceAll("Bestyrelsesformand", "Logistikchef")).get("it-skills")).toMatch(
    /^Vi fandt ikke nogen IT-kompetencer\./u,
  );
});

it("calls no older job the newest of those whose period was read", () => {
  expect(reviewOf(chair).get("role-order")).toBe(
    "Ud over det, der ligner hverv og bijob, står dit nyeste job, »Administrerende direktør, Thyrring Plast A/S«, først.",
  );
});

it("reads groups with headings of their own below the heading of competencies", () => {
  const review = reviewOf(`
    # Profil
    Jeg leder et køkken.
    # Kompetencer
    # Faglige
    Menuplaner
    Egenkontrol
    Indkøb
    # Personlige
    Rolig
    Tydelig
    # Sprog
    Dansk: modersmål`);
  expect(review.get("competency-list")).toMatch(/kompetencer/u);
  expect(review.get("competency-count")).toMatch(/^Du nævner fem kompetencer/u);
});

it.each(["LinkedIn @karlabrix", "LinkedIn karla.brix", "mail@example.dk | LinkedIn karlabrix"])(
  "sees the LinkedIn profile in »%s«",
  (contact) => {
    expect(reviewOf(`Karla Brix\n${contact}\n# Profil\nJeg leder et lager.`).get("linkedin")).toMatch(
      /^Du henviser til din LinkedIn-profil/u,
    );
  },
);

it("takes a full effort for no amount", () => {
  expect(
    reviewOf("# Profil\nJeg giver 110 % hver dag og er en engageret, struktureret og resultatorienteret leder.").get(
      "profile-wording",
    ),
  ).toMatch(/^Din profiltekst bygger på vendinger/u);
});

it("counts captions above groups of competencies as no competencies", () => {
  const review = reviewOf(`
    # Profil
    Jeg leder en klinik.
    # Kompetencer
    ** Fagligt
    Kirurgi
    Narkose
    Ultralyd
    ** Ledelse
    Vagtplaner
    Budget
    # Sprog
    Dansk: modersmål`);
  expect(review.get("competency-count")).toMatch(/^Du nævner fem kompetencer/u);
});

it("takes an exam for the level of a language", () => {
  expect(
    reviewOf("# Profil\nJeg leder et lager.\n# Sprog\nPolsk: modersmål\nDansk: Prøve i Dansk 3").get("language-levels"),
  ).toBe("Du har skrevet, hvor godt du kan begge sprog.");
});

it("divides a list of short courses at its commas", () => {
  expect(
    reviewOf("# Profil\nJeg leder et lager.\n# Kurser\nTruckcertifikat, Højspænding (elbiler) 2021, Asbest").get(
      "course-years",
    ),
  ).not.toMatch(/^Der står årstal ved »Truckcertifikat«/u);
});

it("says of described jobs only that they are", () => {
  const review = reviewOf(`
    # Erfaring
    Afdelingsleder, Valby Sundhedscenter, 2020 - nu
    - Leder 18
    Fysioterapeut, Hvidovre Hospital, 2011 - 2019
    - Behandlede patienter
    Studentermedhjælper, Sundhedsstyrelsen, 2008 - 2011`);
  expect(review.get("role-descriptions")).toBe("2 af 3 job er beskrevet, med i alt to punkter.");
});

it("reads rows that begin with the labels of a form without colons", () => {
  const entry = (period: string, title: string, employer: string): string =>
    `Periode ${period}\nStilling ${title}\nArbejdsgiver ${employer}\nOpgaver og ansvar Ledede ni mand.`;
  const cv = structureOf(
    cvFromText(
      `# Erhvervserfaring\n${entry("2014 – nu", "Teknisk chef", "Vestkyst Varme A.m.b.a.")}\n${entry("2003 – 2014", "Maskinchef", "Blå Rederi A/S")}`,
    ),
  );
  expect(cv.roles?.map(({ title, employer, points }) => [title, employer, points])).toEqual([
    ["Teknisk chef", "Vestkyst Varme A.m.b.a.", ["Ledede ni mand."]],
    ["Maskinchef", "Blå Rederi A/S", ["Ledede ni mand."]],
  ]);
});

it.each([
  [
    "# Bestyrelsesposter\n2019 - nu Bestyrelsesmedlem, Solby Varme",
    /^Læseren kan se, at du har siddet i en bestyrelse/u,
  ],
  ["# Bestyrelsesposter\nBestyrelsesmedlem, Solby Varme", /^Vi fandt ingen periode ved »Bestyrelsesmedlem/u],
  ["# Sprog\nDansk: modersmål", /^Sidder du i en bestyrelse, så skriv det/u],
])("looks at seats in boards: »%s«", (text, said) => {
  expect(reviewOf(`# Profil\nJeg leder et lager.\n${text}`).get("board-posts")).toMatch(said);
});

it("sees the people of a crew", () => {
  const review = reviewOf("# Profil\nTechnical director. I have led crews of up to 34.");
  expect(review.get("profile-facts")).toContain("»crews of up to 34«");
});

it("names languages in Danish, whatever the language of the CV", () => {
  expect(
    reviewOf("# Profile\nHead gardener.\n# Languages\nEnglish (native), Irish (school), Dutch (B2)").get(
      "language-list",
    ),
  ).toBe("Dit CV nævner engelsk, irsk og hollandsk.");
});
