import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

function itemOf(cv: string, key: string, title: string): unknown {
  const item = reviewAreas(cvFromText(cv), new Date("2026-11-20T12:00:00Z"))
    .find(({ meta }) => meta.key === key)
    ?.items.find((candidate) => candidate.title === title);
  return [item?.warning, item?.text];
}

const wordsOf = (profile: string): unknown =>
  itemOf(`# Profil\n${profile}\n# Erfaring\nDriftschef, Alfa A/S, 2015 - nu`, "profile", "Profiltekstens ordvalg");

describe("A profile is called concrete only if it states an amount", () => {
  it("and not if it consists of clichés", () => {
    expect(
      wordsOf(
        "Jeg brænder for mennesker, er en teamplayer, er omstillingsparat og har mange bolde i luften. Jeg er god til at skabe en god stemning for alle omkring mig.",
      ),
    ).toEqual([
      true,
      "Din profiltekst bruger mange vendinger, som læseren møder i mange CV’er: »mange bolde i luften«, »brænder for«, »teamplayer« og »omstillingsparat«. Byt dem ud med noget, kun du kan skrive. I stedet for »resultatorienteret« kan du fx skrive »Vendte et underskud på 2 mio. kr. på halvandet år«.",
    ]);
  });

  it.each([
    "Jeg leder en kirurgisk afdeling. Jeg brænder for patienternes sikkerhed.",
    "Jeg er 47 år og leder en kirurgisk afdeling. Jeg brænder for patienternes sikkerhed.",
  ])("nor without an amount: »%s«", (profile) => {
    expect(wordsOf(profile)).toEqual([
      false,
      "Din profiltekst bliver stærkere uden »brænder for«, som står i mange CV’er. Sæt gerne et tal ind, der viser dit ansvar eller et resultat: Det gør teksten konkret.",
    ]);
  });

  it("but it is with an amount", () => {
    expect(wordsOf("Jeg har i 12 år ledet 40 medarbejdere. Jeg brænder for patienternes sikkerhed.")).toEqual([
      false,
      "Din profiltekst siger noget konkret. Den bliver endnu stærkere uden »brænder for«, som står i mange CV’er.",
    ]);
  });
});

describe("Points are praised for the openings that they avoid, not for verbs", () => {
  const points = (lines: readonly string[]): unknown =>
    itemOf(
      `# Erfaring\nDriftschef, Alfa A/S, 2015 - nu\n${lines.map((line) => `- ${line}`).join("\n")}`,
      "actionverbs",
      "Aktive verber",
    );

  it("if some of them avoid it", () => {
    expect(points(["Ansvarlig for driften", "Omsætning 128 mio. kr.", "62 medarbejdere"])).toEqual([
      false,
      "1 af 3 punkter begynder med vendinger som »Ansvarlig for«. Byt den gerne ud med det, du gjorde, fx »Ledede« eller »Indførte«.",
    ]);
  });

  it("if all of them do", () => {
    expect(points(["Omsætning 128 mio. kr.", "62 medarbejdere"])).toEqual([
      false,
      "Ingen af de to punkter begynder med vendinger som »Ansvarlig for« eller »Deltog i«. Det er godt, for de vendinger skjuler, hvad du selv gjorde.",
    ]);
  });
});
