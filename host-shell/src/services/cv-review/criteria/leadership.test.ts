import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function scopeItem(profile: string, points: readonly string[]): string | undefined {
  const cv = cvFromText(`
    # Profil
    ${profile}
    # Erfaring
    Driftschef, Alfa A/S, 2015 - nu
    ${points.map((point) => `- ${point}`).join("\n")}`);
  return reviewAreas(cv, today).find(({ meta }) => meta.key === "leadership")?.items[0]?.text;
}

it("says so where only the profile tells how much somebody leads", () => {
  expect(scopeItem("Jeg leder 35 medarbejdere og har et budget på 12 mio. kr.", ["Åbnede to lagre"])).toBe(
    "Ved »Driftschef, Alfa A/S« fandt vi hverken antal medarbejdere, budget eller hvem du refererer til. Din profiltekst nævner antallet af medarbejdere og budgettet. Gentag det ved det job, det gælder, for mange går direkte til jobbene. Skriv det i det første punkt, fx »Leder 24 medarbejdere, har et budget på 12 mio. kr. og refererer til direktøren«. Det er det, der viser størrelsen på dit job.",
  );
});

it("asks for nothing that the profile tells already", () => {
  expect(scopeItem("Refererer til skolechefen.", ["Leder 35 medarbejdere", "Styrer et budget på 12 mio. kr."])).toMatch(
    / Hvem du refererer til, står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
  expect(scopeItem("Refererer til skolechefen.", ["Leder 35 medarbejdere"])).toMatch(
    / Tilføj gerne budget: Det spørger mange om, når de ansætter ledere\. Hvem du refererer til, står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
  expect(scopeItem("Leder 35 medarbejdere og styrer et budget på 9 mio. kr.", ["Refererer til direktøren"])).toMatch(
    / Antallet af medarbejdere og budgettet står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
});

it("asks for what stands nowhere", () => {
  expect(scopeItem("Jeg kan lide orden.", ["Leder 35 medarbejdere"])).toMatch(
    / Tilføj gerne budget og hvem du refererer til: Det spørger mange om, når de ansætter ledere\.$/u,
  );
});
