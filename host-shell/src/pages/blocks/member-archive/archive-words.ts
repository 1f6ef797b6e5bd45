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
  product: "Produkt",
  part: "Det, der ændres",
  withdraw: "Fortrudt",
  workPlace: "Arbejdssted",
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
};

interface Line {
  readonly label: string;
  readonly value: string;
}

/** The fields of a submission as lines; those inside others are named "Kontakt, By". Empty ones are left out. */
export function linesOf(content: unknown, within: readonly string[] = []): readonly Line[] {
  if (Array.isArray(content))
    return content.every((one) => typeof one !== "object")
      ? linesOf(content.map(String).join(", "), within)
      : content.flatMap((one, place) => linesOf(one, [...within, String(place + 1)]));
  if (typeof content === "object" && content !== null)
    return Object.entries(content).flatMap(([key, value]) => linesOf(value, [...within, names[key] ?? key]));
  if (typeof content !== "string" && typeof content !== "number" && typeof content !== "boolean") return [];
  if (content === "") return [];
  const value = typeof content === "boolean" ? (content ? "Ja" : "Nej") : String(content);
  return [{ label: within.join(", "), value }];
}
