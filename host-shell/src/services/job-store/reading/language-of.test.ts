import { expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

it.each<[string, string, "da" | "en" | undefined]>([
  [
    "German",
    "Leiter Produktion (m/w/d)\nFür unseren Standort in Flensburg suchen wir zum nächstmöglichen Zeitpunkt eine erfahrene Führungskraft. Du leitest ein Team von zwanzig Mitarbeitern, verantwortest das Budget und entwickelst die Prozesse in der Fertigung weiter. Wir bieten dir flexible Arbeitszeiten, ein attraktives Gehalt und den Raum, den du brauchst.",
    undefined,
  ],
  [
    "Swedish",
    "Enhetschef\nVi söker en trygg ledare som vill utveckla vår verksamhet i Malmö. Du har erfarenhet av att leda medarbetare och kan driva förändring. Hos oss får du ett omväxlande arbete med stort ansvar för budget och personal. Det är meriterande om du har arbetat inom vård och omsorg, och du är van vid att samarbeta med andra.",
    undefined,
  ],
  [
    "Swedish with an English name in it",
    "Head of Sales\nVi söker en trygg ledare som vill utveckla vår verksamhet i Malmö. Du har erfarenhet av att leda medarbetare och kan driva förändring. Hos oss får du ett omväxlande arbete med stort ansvar för budget och personal. Det är meriterande om du har arbetat inom vård och omsorg, och du är van vid att samarbeta med andra.",
    undefined,
  ],
  [
    "French",
    "Directeur de production\nNous recherchons un directeur pour notre usine de Lyon. Vous dirigez une équipe de vingt personnes, vous êtes responsable du budget et vous développez les compétences de vos collaborateurs. Nous vous offrons un salaire attractif et un environnement de travail agréable.",
    undefined,
  ],
  [
    "Danish",
    "Afdelingsleder\nTil vores fabrik i Ry søger vi en leder, der kan skabe resultater sammen med sine medarbejdere. Du får ansvar for budget og drift, og du bliver en del af ledelsen. Vi tilbyder gode vilkår og et stærkt fællesskab.",
    "da",
  ],
  [
    "Danish without its letters",
    "Afdelingsleder\nTil vores fabrik i Ry mangler vi en leder, der kan skabe resultater sammen med sine medarbejdere. Du har ansvar for budget og drift, og du bliver en del af ledelsen. Vi tilbyder gode forhold i en travl hverdag.",
    "da",
  ],
  [
    "English",
    "Plant Manager\nWe are looking for an experienced manager to lead our plant in Aarhus. You will be responsible for the budget and develop your employees. You have a degree in engineering and a solid background from production.",
    "en",
  ],
  ["a short Danish title", "Regnskabschef", "da"],
  ["a title of English words", "SAP Consultant, Finance", "da"],
  ["a short German text, which is too short to judge", "Produktionsleiter\nBewerbung per Mail", "da"],
  [
    "Danish points alone",
    "Driftschef\n• Budget\n• Personaleledelse\n• Lean\n• Indkøb\n• Vedligehold\n• Kvalitetssikring\n• Rapportering",
    "da",
  ],
  [
    "many Danish points",
    "Økonomichef\n• Budgetlægning\n• Månedsrapporter\n• Likviditetsstyring\n• Årsregnskab\n• Ledelse af ti medarbejdere\n• Controlling\n• Kontakt til banker\n• Skat, moms, afgifter\n• Forsikringer\n• Systemejer på ERP\n• Intern kontrol\n• Projektøkonomi\n• Revision\n• Leverandøraftaler\n• Lønadministration\n• Kredit, debitorer, kreditorer",
    "da",
  ],
])("detects the language of %s", (_, text, language) => {
  expect(languageOf(text)).toBe(language);
});
