import { timeLabel } from "shared-runtime/service-forms/time-options.ts";
import { contactPartNames, membershipNames } from "../../member/membership-words.ts";

/** The fields of submissions as people call them. A field without a name here keeps its own. */
const names: Readonly<Record<string, string>> = {
  name: "Navn",
  email: "E\u2011mail",
  phone: "Telefon",
  address: "Adresse",
  zipCode: "Postnummer",
  city: "By",
  country: "Land",
  message: "Besked",
  notice: "Besked",
  product: "Produkt",
  part: "Det, der ændres",
  withdraw: "Fortrudt",
  workPlace: "Arbejdsplads",
  workTitle: "Titel",
  workInfo: "Arbejde",
  contactInfo: "Kontakt",
  unemploymentFund: "A\u2011kasse",
  membership: "Medlemskab",
  membershipNumber: "Medlemsnummer",
  payByInvoice: "Faktura",
  bankAccount: "Konto",
  addons: "Tilvalg",
  terms: "Samtykke",
  terms2: "Samtykke",
  asked: "Det, du sagde ja til",
  text: "Tekst",
  fileDefinitions: "Filer",
  employmentRole: "Rolle",
  formerManager: "Har haft ledelsesansvar",
  ownerShare: "Ejerandel",
  workType: "Ansættelse",
  subject: "Emne",
  jobSituation: "Situation",
  preferredTime: "Ønsket tid",
  company: "Virksomhed",
  consent: "Samtykke",
  consents: "Samtykker",
  hearing: "Høring",
  linkedin: "LinkedIn",
  bankDetails: "Konto",
};

/** What only programs read: nobody typed or chose it. */
const technical: ReadonlySet<string> = new Set(["formId", "documentTypeId", "replaces", "status"]);

/** Values as people say them; others are shown as they were sent. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  part: contactPartNames,
  employmentRole: {
    ledig: "Ledig",
    direktor: "Direktør",
    selvstaendig: "Selvstændig",
    ansat_med_ledelsesansvar: "Ansat med ledelsesansvar",
    ansat_uden_ledelsesansvar: "Ansat uden ledelsesansvar",
  },
  product: membershipNames,
};

interface Line {
  readonly label: string;
  readonly value: string;
}

/** The value of a field in words. */
const named = (key: string, value: unknown): unknown =>
  typeof value === "string" ? (valueNames[key]?.[value] ?? timeLabel(value) ?? value) : value;

/** The fields of a submission as lines; those inside others are named "Kontakt, By". Empty ones are left out. */
export function linesOf(content: unknown, within: readonly string[] = []): readonly Line[] {
  if (Array.isArray(content))
    return content.every((one) => typeof one !== "object")
      ? linesOf(content.map(String).join(", "), within)
      : content.flatMap((one, place) => linesOf(one, [...within, String(place + 1)]));
  if (typeof content === "object" && content !== null)
    return Object.entries(content).flatMap(([key, value]) =>
      technical.has(key) ? [] : linesOf(named(key, value), [...within, names[key] ?? key]),
    );
  if (typeof content !== "string" && typeof content !== "number" && typeof content !== "boolean") return [];
  if (content === "") return [];
  const value = typeof content === "boolean" ? (content ? "Ja" : "Nej") : String(content);
  return [{ label: within.join(", "), value }];
}
