import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it } from "vitest";
import { sampleArchive, sampleMember } from "../../member/sample-member.ts";
import { kindsWith } from "../../../services/submissions/testing/submission-api.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { registerLines } from "./register-lines.ts";
import { linesOf } from "./archive-words.ts";
import { formWords } from "./form-words.ts";
import { type ArchiveWords, memberArchivePart } from "./member-archive-part.tsx";

const words: ArchiveWords = {
  id: "a",
  print: "Udskriv",
  fileLabel: "Hent",
  madeText: "Sådan ser det ud {dag}.",
  personTitle: "Dit login",
  personText: "Det fik vi at vide, da du loggede ind.",
  registerTitle: "Det står i medlemsregistret",
  registerText: "Sådan står det nu.",
  sentTitle: "Sendt",
  filesTitle: "Filer",
  consentsTitle: "Samtykker",
  cvTitle: "CV",
  sessionsTitle: "Logget ind",
  nothing: "Ikke noget.",
  otherForm: "Formular",
  failedText: "Vi kunne ikke hente det.",
};

it("reads like a page: what was sent with its fields and files, and where the member is signed in", async () => {
  document.body.innerHTML = `<main><h1>Arkiv</h1>${renderToStaticMarkup(memberArchivePart.draw(words, { ...sampleArchive, about: sampleMember }))}</main>`;
  const text = document.body.textContent.replaceAll(/[\u00a0\s]+/g, " ");
  expect(text).toContain("Sådan ser det ud 28. november 2026.");
  expect(text).toContain(
    "SendtSvar på høringSendt 27. november 2026 kl. 14.05, sagsnummer 3F9A-1C2BBeskedVi er enige.svar.pdf",
  );
  expect(text).toContain("Chrome på Windows");
  expect(text).toContain("NavnKaren Margrethe PrøvesenE\u2011mailkaren@example.dkMedlemsnummer100001");
  expect(text).toContain(
    "Det står i medlemsregistretSådan står det nu.NavnKaren Margrethe PrøvesenAdresseLindevej 12, 8000 Aarhus C" +
      "E\u2011mailkaren@example.dkTelefon00 00 00 01ArbejdspladsAgernhat Byg A/S, DriftschefMedlemskabFagforening og a\u2011kasse" +
      "Medlemsnummer100001PrisFagforening 279 + A\u2011kasse 549 + Lønsikring 189 = 1.017 kr./md., 3.051 kr. hvert kvartal." +
      "TilvalgLønsikringBetalingKonto ••4567",
  );
  expect(text).toContain("SamtykkerIkke noget.CVIkke noget.");
  expect(document.querySelector("a[href='/api/forms/uploads/1']")?.textContent).toBe("svar.pdf");
  expect(await axeFindings(document.body)).toEqual([]);
});

it("says which choices of the member count before the register, and that a person is not in it", () => {
  const lines = (about: AboutMember) => registerLines(about).map(({ label, value }) => `${label}: ${value}`);
  const changed = lines({ ...sampleMember, payment: { way: "invoice" }, addonValues: [], addons: [] });
  expect(changed.slice(-2)).toEqual([
    "Tilvalg: Ingen (det har du selv valgt her)",
    "Betaling: Faktura (det har du selv valgt her)",
  ]);
  expect(lines({ ...sampleMember, registered: undefined })).toEqual([]);
});

it("names fields as people do, in the order in which they read them, and leaves out empty ones", () => {
  expect(
    linesOf({
      contactInfo: { city: "Aarhus C", utm: "" },
      terms: true,
      addons: ["a", "b"],
      egen: [{ nr: 1 }],
      x: null,
      asked: { text: "Må vi?", version: "3fa2c1d4e5b6" },
      formId: "LHO0141",
      part: "phone",
      workInfo: { employmentRole: "ledig", formerManager: false },
      preferredTime: "2026-12-01T13:00",
    }),
  ).toEqual([
    { label: "Det, der ændres", value: "Telefon" },
    { label: "Kontakt, By", value: "Aarhus C" },
    { label: "Arbejde, Rolle", value: "Ledig" },
    { label: "Arbejde, Har haft ledelsesansvar", value: "Nej" },
    { label: "Tilvalg", value: "a, b" },
    { label: "Samtykke", value: "Ja" },
    { label: "Det, du sagde ja til, Tekst", value: "Må vi?" },
    { label: "Ønsket tid", value: "Tirsdag den 1.\u00a0december kl.\u00a013.00" },
    { label: "egen, 1, nr", value: "1" },
  ]);
});

it("names the fields and the answers of a form as the member read them there, without its steps", () => {
  expect(
    linesOf({ jobSituation: "employed", subject: "manager", subjectDetails: "Ny som leder" }, { kind: "form.LHO0141" }),
  ).toEqual([
    { label: "Hvordan er din situation?", value: "Jeg er i job" },
    { label: "Hvad vil du tale om?", value: "Din rolle som leder" },
    { label: "Mere præcist", value: "Ny som leder" },
  ]);
  expect(linesOf({ step01: { company: "Agernhat Byg A/S" } }, { kind: "form.LHO0045" })).toEqual([
    { label: "Virksomhed", value: "Agernhat Byg A/S" },
  ]);
});

it("names the files of a form, and nothing else about them", () => {
  const fileDefinitions = [
    {
      id: "7",
      fileName: "test-person-1-LHO0076-svar.pdf",
      title: "svar.pdf",
      description: "LHO0076",
      status: 0,
      type: 1,
    },
    { id: "8", fileName: "bilag.pdf", title: "", description: "", status: 0, type: 1 },
  ];
  expect(linesOf({ fileDefinitions }, { kind: "form.LHO0076" }).map(({ value }) => value)).toEqual([
    "svar.pdf, bilag.pdf",
  ]);
});

it("writes phone numbers in groups, countries and add-ons by their names, and a hearing once", () => {
  const values = linesOf(
    {
      phone: "+4520304050",
      recommendedPhone: "+46701234567",
      country: "SE",
      addons: ["loensikring", "andet"],
      hearing: "ferielov",
      hearingTitle: "Ny ferielov",
    },
    { addonTitles: { loensikring: "Lønsikring" } },
  ).map(({ label, value }) => `${label}: ${value.replaceAll("\u00a0", " ")}`);
  expect(values).toEqual([
    "Telefon: 20 30 40 50",
    "Land: Sverige",
    "Tilvalg: Lønsikring, andet",
    "Kollegans telefon: +46 70 123 45 67",
    "Høring: Ny ferielov",
  ]);
});

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly pipe?: readonly (Schema & { readonly kind: string })[];
}

/** The names of all fields of a schema, also those inside others, with the texts that can be chosen. */
function fieldsIn({
  entries = {},
  options = [],
  wrapped,
  item,
  pipe = [],
}: Schema): readonly [string, string | undefined][] {
  const inner = [...options, wrapped, item, ...pipe.filter((one) => one.kind === "schema" && !("pipe" in one))];
  return [
    ...Object.entries(entries).flatMap(([name, schema]): [string, string | undefined][] => [
      [name, undefined],
      ...optionsIn(schema).map((option): [string, string | undefined] => [name, option]),
      ...fieldsIn(schema),
    ]),
    ...inner.flatMap((one) => (typeof one === "object" && one !== null ? fieldsIn(one as Schema) : [])),
  ];
}

function optionsIn({ options = [], wrapped, item, pipe = [] }: Schema): readonly string[] {
  const inner = [wrapped, item, ...pipe.filter((one) => one.kind === "schema" && !("pipe" in one))];
  return [
    ...options.flatMap((one) =>
      typeof one === "string" ? one : typeof one === "object" ? optionsIn(one as Schema) : [],
    ),
    ...inner.flatMap((one) => (one ? optionsIn(one) : [])),
  ];
}

it("has a name in Danish for every field that a person can send, and words for every code", () => {
  const traps = new Set(["kontrolfelt", "website", "regNo", "accountNo"]);
  const bare = kindsWith().flatMap(({ name: kind, bodies }) =>
    bodies.flatMap(({ schema }) =>
      fieldsIn(schema as Schema).flatMap(([field, option]) => {
        const [line] = linesOf({ [field]: option ?? "x" }, { kind });
        if (!line || traps.has(field) || formWords(kind)?.isStep(field)) return [];
        return line.label === field || (option !== undefined && line.value === option)
          ? [`${kind} ${field} ${option ?? ""}`]
          : [];
      }),
    ),
  );
  expect(new Set(bare)).toEqual(new Set());
});
