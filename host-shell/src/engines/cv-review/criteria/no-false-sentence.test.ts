import { expect, it } from "vitest";
import type { CriterionId } from "./areas.ts";
import { titleOf } from "../testing/title-of.ts";
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

function itemOf(text: string, id: CriterionId) {
  return areasOf(text)
    .flatMap(({ items }) => items)
    .find((item) => item.title === titleOf(id));
}

const summaryOf = (text: string, key: string) => areasOf(text).find(({ meta }) => meta.key === key)?.meta.text;

it("sees how the text above a list of points begins", () => {
  const text = latest.replace("  - Leder", "  Ansvarlig for drift, lager og indkøb i hele landet.\n  - Leder");
  expect(itemOf(text, "active-verbs")?.text).toContain("begynder med vendinger som »Ansvarlig for«");
});

it("takes the name of an exam for no language", () => {
  const text = `${latest}\n# Languages\nEnglish: native\nDanish: professional working proficiency (Prøve i Dansk 3)`;
  expect(itemOf(text, "language-levels")?.text).toBe("Du har skrevet, hvor godt du kan begge sprog.");
});

it("reads a month at the end of a row with the year below it", () => {
  const text = `${latest.replace("01/2020", "juni 2020")}\n\n  Kompagnichef, Jydske Dragonregiment, august\n  2004 – maj 2020\n  - Ledede 120`;
  expect(itemOf(text, "date-format")).toMatchObject({ warning: false });
});

it("compares no periods of one job, and says so", () => {
  expect(itemOf(latest, "career-gaps")?.text).toBe(
    "Vi fandt kun ét job, så der er ingen andre perioder at sammenligne med.",
  );
});

it.each([
  ["a former role", "Tidligere officer, nu driftsleder i en travl hverdag.", "din rolle (»driftsleder«)"],
  ["the role of today", "Driftsleder i en travl hverdag.", "din rolle (»Driftsleder«)"],
])("tells %s as it is", (_, sentence, fact) => {
  expect(itemOf(`# Profil\n${sentence}\n${latest}`, "profile-facts")?.text).toContain(fact);
});

it("reads an employer behind »på«", () => {
  const text = `${latest}${older.replace("Teamleder, Østvang A/S", "Fabrikschef på Hydra-Grene")}`;
  expect(itemOf(text, "role-details")?.text).toContain("Begge job har titel, arbejdsgiver og periode");
});

it("takes the people of an employer for no result", () => {
  const text = latest.replace(
    "Leder 40 medarbejdere og sænkede omkostningerne med 9 procent",
    "Jeg kom til en virksomhed med tre år i rødt og 85 ansatte",
  );
  expect(itemOf(text, "result-numbers")).toMatchObject({ warning: false, judged: false });
});

it("ends the name of a town at a full stop", () => {
  const text = `Hans Holm\n6950 Ringkøbing. Telefon 97 32 11 08\nhans@example.dk\n${latest}`;
  expect(itemOf(text, "home-town")?.text).toContain("»6950 Ringkøbing«");
});

it("does not say that a job with people beside it tells none", () => {
  const text = `${latest}${older.replace("Ledede ni medarbejdere", "22 chauffører og terminalarbejdere")}`;
  expect(itemOf(text, "leadership-scope")?.text).not.toContain("fandt vi hverken");
});

it.each([
  ["a saving", "Skar udgifterne ned med 4,2 mio. kr."],
  ["the words for one that was kept", "Leverede hvert år under budget"],
])("takes %s for no budget", (_, point) => {
  const text = latest.replace("- Leder", `- ${point}\n  - Leder`);
  expect(itemOf(text, "leadership-scope")?.text).toContain("Tilføj gerne budget");
});

it("measures the type of the text, and not of headings in small capitals", () => {
  const cv = cvFromText(`${profile}\n${latest}`);
  const lines = cv.lines.map((line) => (line.text === "Profil" ? { ...line, size: 8 } : line));
  const item = reviewAreas({ ...cv, lines }, new Date("2026-11-26T12:00:00Z"))
    .flatMap(({ items }) => items)
    .find(({ title }) => title === titleOf("type-size"));
  expect(item).toMatchObject({ warning: false, text: expect.stringContaining("10 punkt") as string });
});

it("says of a heading above labels that nothing of its own was recognised below it", () => {
  const text = `${latest}\n# Andre kompetencer\nSprog: dansk og engelsk\nIT: Excel og SAP`;
  expect(itemOf(text, "competency-list")?.text).toContain(
    "Under »Andre kompetencer« kunne vi ikke genkende kompetencer",
  );
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
  expect(itemOf(text, "profile-text")).not.toMatchObject({ warning: true });
});

it("says how much it read where it may not have read all", () => {
  const text = `${latest}${older}\nNoget på havnen, 2009 –`;
  expect(summaryOf(text, "gaps")).toMatch(/^Vi læste perioden ved .* og er ikke sikre på, at det er alle/u);
});

it("advises another word for an illness between two jobs, so that no gap is left", () => {
  const text = `${latest}\n\n  Sygemeldt, 01/2018 – 12/2019\n\n  Teamleder, Østvang A/S, 01/2012 – 12/2017\n  - Ledede ni medarbejdere`;
  const item = itemOf(text, "health");
  expect(item).toMatchObject({ warning: true, text: expect.stringContaining("Skriv »Orlov« i stedet") as string });
  expect(item?.text).not.toContain("Slet det");
});

it("gives no year of a row with several courses to one of them", () => {
  const text = `${latest}\n# Kurser\nBestyrelsesuddannelsen, AU 2019. Forhandling, IDA 2017. LEAN Green Belt`;
  expect(itemOf(text, "course-years")?.text).not.toContain("Vi fandt intet");
});

it("names no course beside a job as what was done between two jobs", () => {
  const text = `${latest}\n\n  Sygemeldt, 01/2018 – 12/2019\n\n  Teamleder, Østvang A/S, 01/2012 – 12/2017\n  - Ledede ni medarbejdere\n# Uddannelse\nAkademiuddannelse i ledelse, VIA, 2017 – 2019`;
  const item = itemOf(text, "career-gaps");
  expect(item?.text).toContain("»Sygemeldt«");
  expect(item?.text).not.toContain("Akademiuddannelse");
});

const scope = "leadership-scope";

it("takes the size of an employer, and the price of a machine, for no scope of a job", () => {
  const text = `${latest
    .replace(
      "Driftschef, Nordhavn A/S, 01/2020 – nu",
      "Driftschef, 01/2020 – nu\n  Vestfynsk Emballage A/S, Assens (650 ansatte)",
    )
    .replace("- Leder", "- Ny pakkelinje til 46 mio. kr. i drift til tiden og under budget\n  - Leder")}${older}`;
  expect(itemOf(text, scope)?.text).toContain("fx »40 medarbejdere« (Driftschef)");
  expect(itemOf(text, scope)?.text).toContain("Tilføj gerne budget");
});

it("does not miss a budget where an amount may be one", () => {
  const text = latest.replace(
    "Leder 40 medarbejdere og sænkede omkostningerne med 9 procent",
    "Ny pakkelinje til 46 mio. kr.",
  );
  expect(itemOf(text, scope)).toMatchObject({ warning: false, judged: false });
});

it("takes the short form of a title for no employer", () => {
  const text = latest
    .replace("Driftschef, Nordhavn A/S,", "Økonomidirektør (CFO)")
    .replace("nu", "nu\n  Kæden Hjem & Have, Middelfart");
  expect(itemOf(`${text}${older}`, "role-order")?.text).toContain("»Økonomidirektør, Kæden Hjem & Have«");
});

it("asks whether an education is a course only if it may be one", () => {
  const text = `${latest}\n# Uddannelse\nFolkeskolens afgangsprøve 1985\nHandelsskole 1987`;
  expect(summaryOf(text, "courses")).toBe("Vi fandt ikke nogen kurser eller certificeringer i dit CV.");
  const board = text.replace("Handelsskole 1987", "Bestyrelsesuddannelsen, CBS Executive 2021");
  expect(summaryOf(board, "courses")).toContain("Vi så »Bestyrelsesuddannelsen«");
});

it.each(["Jeg har haft problemer med ryggen", "Jeg har dårlig ryg", "Jeg har slidgigt i hoften"])(
  "sees health in »%s«",
  (sentence) => {
    const text = `${latest}\n# Personligt\nJeg er mødestabil. ${sentence}.`;
    expect(itemOf(text, "health")).toMatchObject({ warning: true });
  },
);

it("tells a long gap in years, and that the latest job ended long ago", () => {
  const ended = `${latest.replace("nu", "12/2022")}${older}`;
  expect(itemOf(ended, "career-gaps")).toMatchObject({
    improvable: true,
    text: expect.stringContaining("Dit seneste job, »Driftschef, Nordhavn A/S«, sluttede i 2022.") as string,
  });
  const gap = `${latest.replace("nu", "12/2022")}${older.replace("12/2019", "12/2014")}`;
  expect(itemOf(gap, "career-gaps")?.text).toMatch(/er der mindst fem år\. Dit seneste job sluttede i 2022\./u);
  const student = `${ended}\n# Uddannelse\nMaster i ledelse, SDU, 2023 – nu`;
  expect(itemOf(student, "career-gaps")?.text).not.toContain("sluttede");
});

it("keeps the years within a sentence about an education, and ends none with two full stops", () => {
  const text = `${latest}\n# Uddannelse\nI 2014 afsluttede jeg en diplomuddannelse i ledelse på VIA.`;
  expect(itemOf(text, "education-list")?.text).toBe(
    "Din uddannelse er nem at finde: »I 2014 afsluttede jeg en diplomuddannelse i ledelse på VIA«.",
  );
  expect(
    itemOf(text.replace("I 2014 afsluttede jeg", "Jeg fik").replace("på VIA", "på VIA i 2014"), "education-list")?.text,
  ).toBe("Din uddannelse er nem at finde: »Jeg fik en diplomuddannelse i ledelse på VIA«.");
  const profiled = `# Profil\nJeg har ledet i 25 år. Jeg kan lide at bygge teams op fra bunden.\n${latest}`;
  expect(itemOf(profiled, "profile-text")?.text).toContain("»Jeg har ledet i 25 år«.");
});

it("says »de job, vi læste«, where there may be others", () => {
  const text = `${latest}${older}`;
  expect(itemOf(text, "role-details")?.text).toContain("Begge job har");
  const unsure = text.replace("# Erfaring", "2004 – 2008 på søen\n# Erfaring");
  expect(itemOf(unsure, "role-details")?.text).toContain("Begge de job, vi læste, har");
  expect(itemOf(unsure, "readable-periods")?.text).toContain("Perioderne ved begge de job, vi læste, kan læses");
});

it("counts years of leading in the profile as experience and not as a job", () => {
  const text = `# Profil\nDirektør med drift i bagagen. Jeg har ledet ledere siden 2014 og er bedst, når der skal ske noget.\n${latest}${older}`;
  expect(summaryOf(text, "experience")).toBe("Vi fandt to job i dit CV.");
});

it("calls only common headings easy to find", () => {
  const text = `${latest}${older}\n# Det har jeg lært på skolebænken\nCand.merc., SDU, 2010\n# Sprog\nDansk: modersmål`;
  const told = itemOf(text, "section-headings")?.text;
  expect(told).toContain("»Erfaring«");
  expect(told).not.toContain("skolebænken");
});

it("says why jobs cannot be judged once for each area", () => {
  const gaps = areasOf("# Profil\nJeg leder.\n# Erfaring\nMange gode år i branchen.\n# Sprog\nDansk").find(
    ({ meta }) => meta.key === "gaps",
  );
  expect(gaps?.meta.text).toContain("Vi kunne ikke genkende job under din erhvervserfaring");
  expect(new Set(gaps?.items.map(({ text }) => text))).toEqual(
    new Set(["Det kan vi først se, når vi kan genkende dine job."]),
  );
});

it("takes quotation marks around what others say for no list marks", () => {
  const quotes = ["»Han kan lukke et lager en fredag.«", "»Han sagde nej til os tre gange.«"];
  const cv = cvFromText(
    `${latest}\n  - Refererer til direktøren\n${older}\n  - Holdt budgettet\n# Referencer\n${quotes.join("\n")}`,
  );
  const lines = cv.lines.map((own) =>
    own.text.startsWith("»") ? { ...own, bullet: "»", text: own.text.slice(1) } : own,
  );
  const item = reviewAreas({ ...cv, lines }, new Date("2026-11-26T12:00:00Z"))
    .flatMap(({ items }) => items)
    .find(({ title }) => title === titleOf("list-marks"));
  expect(item).toMatchObject({ warning: false });
});

it("asks whether contact details among references are those of the person", () => {
  const text = `Anne Juhl\n${latest}\n# Referencer\nLene Holm, direktør\nlene@example.dk, 51 20 44 18\nSkovbrynet 40, 6400 Sønderborg`;
  for (const [id, seen] of [
    ["email", "»lene@example.dk«"],
    ["phone-number", "»51 20 44 18«"],
    ["home-town", "»Skovbrynet 40, 6400 Sønderborg«"],
  ] as const)
    expect(itemOf(text, id)).toMatchObject({
      judged: false,
      text: expect.stringContaining(`Vi så kun ${seen} ved dine referencer.`) as string,
    });
});

it("takes the town at the beginning of an employer for no title", () => {
  const text = `${latest.replace("Nordhavn A/S", "Hammelev Grossisten A/S")}${older}`;
  expect(itemOf(text, "role-order")?.text).toContain("»Driftschef, Hammelev Grossisten A/S«");
});

it("takes a trade from a school for no course", () => {
  const text = `${latest}\n# Uddannelse\nAkademiuddannelse i ledelse, UCL, 2012\nSpeditør, Aabenraa Handelsskole, 2001`;
  expect(summaryOf(text, "courses")).toBe("Vi fandt ikke nogen kurser eller certificeringer i dit CV.");
});

it("reviews the profile, and not what the person writes about the family", () => {
  const text = `# Om mig\n43 år, gift med Jonas og mor til Alma (9). Jeg løber langt og bager surdejsbrød om søndagen.\n${profile}\n${latest}`;
  expect(itemOf(text, "profile-text")?.text).toContain("»Jeg er driftsleder med 12 års erfaring");
  expect(itemOf(text, "profile-length")?.text).toContain("på 15 ord");
});

it("counts educations only if each is one", () => {
  const text = `${latest}\n# Lært undervejs\nCand.polyt., DTU, 2006 – 2008\nProaktiv Review / Lederuddannelse, Mannaz, 2017\nISO 27001 Lead Implementer, 2024`;
  expect(itemOf(text, "education-years")?.text).toBe("Der står årstal ved de uddannelser, vi læste.");
  const whole = `${latest}\n# Uddannelse\nCand.polyt., DTU, 2006 – 2008\nDiplom i ledelse, VIA, 2010 – 2012`;
  expect(itemOf(whole, "education-years")?.text).toBe("Der står årstal ved begge uddannelser.");
});

it("shows a completed education, and the latest course", () => {
  const text = `${latest}\n# Uddannelse\nHD(O), Aarhus Universitet, 2012 – 2014 (ikke afsluttet)\nDiplom i ledelse, VIA, 2008 – 2010\n# Kurser\nALS-kursus, 2013\nKonfliktmægling, 2022`;
  expect(itemOf(text, "education-list")?.text).toContain("»Diplom i ledelse«");
  expect(itemOf(text, "course-list")?.text).toContain("»Konfliktmægling«");
});

it("shows a course by a name that is whole", () => {
  const text = `${latest}\n# Kurser\nKonflikthåndtering (2012), sprogvurdering af børn (2017) og økonomi for ledere (2021).`;
  expect(itemOf(text, "course-list")?.text).toBe(
    "Læseren kan se, hvad du har lært undervejs, fx med »Konflikthåndtering«.",
  );
});

it("finds courses with years in brackets and dashes between them", () => {
  const text = `${latest}\n# Kurser\nBoard Governance (2022) – IPMA-C (2012) – Challenger Sale (2016)`;
  expect(summaryOf(text, "courses")).toBe("Vi fandt tre kurser og certificeringer i dit CV.");
});

it("asks for no second list of programs that stand among the competencies", () => {
  const text = `${latest}\n# Kompetencer\nAzure, Excel, Leverandørstyring, Rekruttering, Budget`;
  expect(itemOf(text, "it-skills")).toMatchObject({
    text: "Vi fandt »Azure« og »Excel« blandt dine kompetencer.",
  });
});

it("takes part of the time for no result", () => {
  const text = latest.replace(
    "Leder 40 medarbejdere og sænkede omkostningerne med 9 procent",
    "Interim CTO hos Fiberline (50 %)",
  );
  expect(itemOf(text, "result-numbers")?.text).not.toContain("har et tal");
});

it.each([
  ["mikkel@outlook,dk", "Der står et komma i »mikkel@outlook,dk«, hvor der skal være et punktum."],
  ["amskou (at) live.dk", "Vi læser »amskou (at) live.dk« som din e-mailadresse."],
])("tells what is wrong with the address »%s«", (address, found) => {
  expect(itemOf(`Anne Juhl\n8000 Aarhus, ${address}\n${latest}`, "email")?.text).toContain(found);
});

it("tells that a phone number lacks a digit", () => {
  expect(itemOf(`Ole Bach\nTelefon: 2046 771\n${latest}`, "phone-number")).toMatchObject({
    warning: true,
    text: expect.stringContaining("Et dansk telefonnummer har otte cifre, men »2046 771« har syv.") as string,
  });
});

it("tells that a period ends before it begins", () => {
  const text = latest + older.replace("01/2012 – 12/2019", "01/2013 – 03/2012");
  expect(itemOf(text, "readable-periods")).toMatchObject({
    warning: true,
    text: expect.stringContaining("Perioden »01/2013 – 03/2012« slutter, før den begynder.") as string,
  });
});

it("tells where a link to LinkedIn leads", () => {
  const cv = cvFromText(`Anne Juhl, linkedin.com/in/anne\n${latest}`, {
    links: [{ page: 0, text: "linkedin.com/in/anne", url: "https://github.com/" }],
  });
  const item = reviewAreas(cv, new Date("2026-11-26T12:00:00Z"))
    .flatMap(({ items }) => items)
    .find(({ title }) => title === titleOf("working-links"));
  expect(item).toMatchObject({
    warning: true,
    text: expect.stringContaining("fører til »https://github.com/«") as string,
  });
});

it("warns about English headings above a Danish text", () => {
  const text =
    "# Profile\nJeg leder drift.\n# Experience\nDriftschef, Nordhavn A/S, 01/2020 – nu\n# Education\nDiplom, VIA, 2010";
  expect(itemOf(text, "heading-language")).toMatchObject({
    warning: true,
    text: expect.stringContaining(
      "Dine overskrifter er på engelsk (»Profile«, »Experience« og »Education«), men teksten er på dansk.",
    ) as string,
  });
});

it("asks for words where levels of languages are only drawn", () => {
  const text = `${latest}\n# Sprog\nDansk ●●●●●\nEngelsk ●●●○○`;
  expect(itemOf(text, "language-levels")).toMatchObject({
    warning: true,
    text: expect.stringContaining("Niveauet ved dansk og engelsk er kun vist med tegn.") as string,
  });
});

it("sees sentences about work that leave out the person", () => {
  const text = latest.replace(
    "- Leder 40 medarbejdere og sænkede omkostningerne med 9 procent",
    "- Der blev ført sager om bortvisninger\n  - Medlemsbladet er blevet nedlagt\n  - Lokalaftaler blev forhandlet på slagterier\n  - Jeg blev valgt af kollegerne",
  );
  expect(itemOf(text, "active-verbs")).toMatchObject({
    warning: true,
    text: expect.stringContaining(
      "3 af 4 punkter begynder med vendinger som »Der blev«, »Medlemsbladet er blevet«",
    ) as string,
  });
});

it("takes no idiom of a profile for a number", () => {
  const cv = cvFromText(
    `# Profile\nHard-working, passionate and detail-oriented team player who thrives where no two days are the same.\n# Experience\nProduct Lead, Greenpantry ApS, 09/2021 – present`,
    { language: "en" },
  );
  const item = reviewAreas(cv, new Date("2026-11-26T12:00:00Z"))
    .flatMap(({ items }) => items)
    .find(({ title }) => title === titleOf("profile-wording"));
  expect(item?.text).not.toContain("siger noget konkret");
});

it("warns where most languages have no level", () => {
  const text = `${latest}\n# Sprog\nDansk\nEngelsk\nSvensk\nFransk: lidt`;
  expect(itemOf(text, "language-levels")).toMatchObject({
    warning: true,
    text: expect.stringContaining(
      "Du har kun skrevet dit niveau ved 1 af 4 sprog. Vi fandt intet ved dansk, engelsk og svensk.",
    ) as string,
  });
});

it.each([
  "Agrarøkonom og driftsleder på 57 år med hele arbejdslivet i svinebrug.",
  "Landschef, der har rejst 31 millioner i nye bevillinger siden 2020.",
])("takes no age and no task for experience: %s", (sentence) => {
  const told = itemOf(`# Profil\n${sentence}\n${latest}`, "profile-facts")?.text;
  expect(told).not.toContain("din erfaring");
});

it.each([
  ["Produktionschef med 20 års ledelse bag sig.", "din erfaring (»20 års ledelse«)"],
  ["Driftschef, der har ledet 40 medarbejdere siden 2014.", "din erfaring (»siden 2014«)"],
])("tells the years of experience in »%s«", (sentence, fact) => {
  const told = itemOf(`# Profil\n${sentence}\n${latest}`, "profile-facts")?.text;
  expect(told).toContain(fact);
});

it("finds every language in a sentence, and asks for the level of those without one", () => {
  const text = `${latest}\n# Andet\nEngelsk taler jeg hver dag i stalden, lidt tysk klarer jeg også.`;
  expect(summaryOf(text, "languages")).toBe("Dit CV nævner engelsk og tysk.");
  expect(itemOf(text, "language-levels")).toMatchObject({
    judged: false,
    text: expect.stringContaining("om du har skrevet dit niveau i engelsk. Vi så »Engelsk taler jeg") as string,
  });
});

it("reads a name with contact details in the look of a heading as no job", () => {
  const text = `# CV – Ingrid Haugen\nVestre Ringgade 61, 8000 Aarhus C\nTlf. 50 33 19 62, ingrid@example.dk\nNorsk statsborger, bosat i Danmark siden 2010. Alene med to drenge.\n${profile}\n${latest}${older}`;
  expect(summaryOf(text, "experience")).toBe("Vi fandt to job i dit CV.");
  expect(summaryOf(text, "contact")).toBe("Vi fandt din e-mail, dit telefonnummer og dit postnummer i dit CV.");
});

it("keeps the bracket of an education whole, and divides courses at list marks and full stops", () => {
  const text = `${latest}\n# Uddannelse\nHD i Organisation og Ledelse (1. del bestået, 2. del mangler), SDU, 2012\n# Kurser\nForbedringsagent, 2019. Coaching for ledere, 2015. Lean i sundhedsvæsenet.`;
  expect(itemOf(text, "education-list")?.text).toContain(
    "»HD i Organisation og Ledelse (1. del bestået, 2. del mangler)«",
  );
  expect(itemOf(text, "course-list")?.text).toContain("»Forbedringsagent«");
  const marked = text.replace(
    /Forbedringsagent.*/u,
    "Arbejdsmiljø, 2013 • AB 18 kontraktret, 2019 • IPMA level C, 2015",
  );
  expect(summaryOf(marked, "courses")).toBe("Vi fandt tre kurser og certificeringer i dit CV.");
});

it("asks whether a job tells its scope where another part of the CV does", () => {
  const bare = `# Erfaring\nHR-chef, Dansk Procesteknik A/S, 01/2018 – nu\n- Indførte samtaler om trivsel`;
  expect(itemOf(bare, scope)).toMatchObject({ warning: true });
  const functional = `# Ledelse\n- Personaleleder for en HR-afdeling på syv medarbejdere\n${bare}`;
  expect(itemOf(functional, scope)).toMatchObject({
    judged: false,
    text: expect.stringContaining(
      "Vi så »Personaleleder for en HR-afdeling på syv medarbejdere« et andet sted.",
    ) as string,
  });
});

it("says »mindst« where people of another job may be led", () => {
  const text = `${latest}${older.replace("Ledede ni medarbejdere", "To og tyve teknikere")}`;
  expect(itemOf(text, scope)?.text).toMatch(/^Mindst ved ét af dine to seneste job/u);
});

it("does not warn about the overlap of an acting post at the same employer", () => {
  const acting = "Fungerende driftsdirektør, Nordhavn A/S, 02/2021 – 09/2021\n  - Vikarierede";
  expect(itemOf(`${latest}\n\n  ${acting}${older}`, "overlapping-periods")).toMatchObject({ warning: false });
});

it("reads a LinkedIn profile whose name is wrapped, and takes its label for no link", () => {
  const text = `Birgitte Munk\n8660 Skanderborg, birgitte@example.dk, LinkedIn:\nBirgitte Munk Sørensen\n${latest}`;
  const cv = cvFromText(text, { links: [{ page: 0, text: "LinkedIn:", url: undefined }] });
  const items = reviewAreas(cv, new Date("2026-11-26T12:00:00Z")).flatMap((area) => area.items);
  expect(items.find(({ title }) => title === titleOf("linkedin"))).toMatchObject({ warning: false });
  expect(items.find(({ title }) => title === titleOf("working-links"))).toMatchObject({ warning: false });
});

it("divides courses without years at marks, and gives a year to the course that it follows", () => {
  const marked = `${latest}\n# Kurser\nSalling Groups lederakademi · Konflikthåndtering · Førstehjælp`;
  expect(itemOf(marked, "course-years")?.text).toContain("»Konflikthåndtering«");
  const one = `${latest}\n# Kurser\nITIL 4 Foundation, PRINCE2 Foundation (2015)`;
  expect(itemOf(one, "course-years")?.text).toContain("Vi fandt intet ved »ITIL 4 Foundation«");
});

it("calls a list of long points no running text", () => {
  const points = [
    "Halverede gennemløbstiden på rekruttering fra 84 til 41 dage i hele virksomheden",
    "Uddannede 46 linjeledere i den svære samtale over to hele forløb på stedet",
    "Ledede lokalforhandlingerne med fire forbund uden en eneste konflikt i tre runder",
    "Lukkede fabrikken i Køge med 120 fratrædelser uden en eneste faglig sag bagefter",
  ];
  const text = `${latest}\n# Kompetencer\n${points.map((point) => `- ${point}`).join("\n")}`;
  expect(summaryOf(text, "competencies")).not.toContain("løbende tekst");
});

it("reads years of leading behind »de seneste«", () => {
  const text = `# Profil\nIT-chef. Jeg har de seneste ti år ledet teknikere og udviklere.\n${latest}`;
  expect(itemOf(text, "profile-facts")?.text).toContain("din erfaring (»ti år«)");
});
