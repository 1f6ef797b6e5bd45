import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it } from "vitest";
import { sampleArchive } from "../../member/sample-member.ts";
import { linesOf } from "./archive-words.ts";
import { type ArchiveWords, memberArchivePart } from "./member-archive-part.tsx";

const words: ArchiveWords = {
  id: "a",
  print: "Udskriv",
  fileLabel: "Hent",
  madeText: "Sådan ser det ud {dag}.",
  personTitle: "Dit login",
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
  document.body.innerHTML = `<main><h1>Arkiv</h1>${renderToStaticMarkup(memberArchivePart.draw(words, sampleArchive))}</main>`;
  const text = document.body.textContent.replaceAll(/[\u00a0\s]+/g, " ");
  expect(text).toContain("Sådan ser det ud 28. november 2026.");
  expect(text).toContain("SendtSvar på høringi går kl. 14.05BeskedVi er enige.svar.pdf");
  expect(text).toContain("Chrome på Windows");
  expect(text).toContain("NavnKaren Margrethe PrøvesenE\u2011mailkaren@example.dkMedlemsnummer100001");
  expect(text).toContain("SamtykkerIkke noget.CVIkke noget.");
  expect(document.querySelector("a[href='/api/forms/uploads/1']")?.textContent).toBe("svar.pdf");
  expect(await axeFindings(document.body)).toEqual([]);
});

it("names fields as people do, and leaves out empty ones", () => {
  expect(
    linesOf({
      contactInfo: { city: "Aarhus C", utm: "" },
      terms: true,
      addons: ["a", "b"],
      egen: [{ nr: 1 }],
      x: null,
      formId: "LHO0141",
      part: "phone",
      workInfo: { employmentRole: "ledig", formerManager: false },
      preferredTime: "2026-12-01T13:00",
    }),
  ).toEqual([
    { label: "Kontakt, By", value: "Aarhus C" },
    { label: "Samtykke", value: "Ja" },
    { label: "Tilvalg", value: "a, b" },
    { label: "egen, 1, nr", value: "1" },
    { label: "Det, der ændres", value: "Telefon" },
    { label: "Arbejde, Rolle", value: "Ledig" },
    { label: "Arbejde, Har haft ledelsesansvar", value: "Nej" },
    { label: "Ønsket tid", value: "Tirsdag den 1.\u00a0december kl.\u00a013.00" },
  ]);
});

it("leaves out no field of a form of members", async () => {
  const forms = await Promise.all(Object.values(serviceFormLoaders).map((load) => load()));
  const names: string[] = [];
  JSON.parse(JSON.stringify(forms), (key, value: unknown) => {
    if (key === "name" && typeof value === "string") names.push(value);
    return value;
  });
  expect(names).toContain("notice");
  expect(names.filter((name) => linesOf({ [name]: "svar" }).length === 0)).toEqual([]);
});
