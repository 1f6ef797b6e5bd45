import { phoneInWords } from "shared-runtime/rules/phone-in-words.ts";
import type { StepValues } from "shared-runtime/service-forms/form-field.ts";
import { anyTime } from "shared-runtime/service-forms/preferred-time.ts";
import { timeLabel } from "shared-runtime/service-forms/time-options.ts";
import { contactPartNames, membershipNames } from "../../member/membership-words.ts";
import { type FormWords, formWords, optionLabel } from "./form-words.ts";

/** The fields of submissions as people call them, except for those of the forms of members, which have labels. */
const names: Readonly<Record<string, string>> = {
  product: "Produkt",
  part: "Det, der ændres",
  withdraw: "Trukket tilbage",
  name: "Navn",
  email: "E\u2011mail",
  phone: "Telefon",
  phoneNumber: "Telefon",
  address: "Adresse",
  zipCode: "Postnummer",
  city: "By",
  country: "Land",
  message: "Besked",
  notice: "Besked",
  contactInfo: "Kontakt",
  workInfo: "Arbejde",
  employmentRole: "Rolle",
  workTitle: "Titel",
  workPlace: "Arbejdsplads",
  unemploymentFund: "A\u2011kasse",
  membershipNumber: "Medlemsnummer",
  membership: "Medlemskab",
  payByInvoice: "Faktura",
  bankAccount: "Konto",
  addons: "Tilvalg",
  terms: "Samtykke",
  terms2: "Samtykke",
  asked: "Det, du sagde ja til",
  text: "Tekst",
  fileDefinitions: "Filer",
  formerManager: "Har haft ledelsesansvar",
  ownerShare: "Ejerandel",
  workType: "Ansættelse",
  productionunitNumber: "P\u2011nummer",
  educationLevel: "Seneste uddannelse",
  contractIsWhiteCollar: "Ansat efter funktionærloven",
  ceo: "Administrerende direktør",
  trusted: "Betroet stilling",
  amountOfHours: "Timer om ugen",
  memberOfOtherUnemploymentFund: "Anden a\u2011kasse i dag",
  memberOfOtherUnemploymentFundAbroad: "A\u2011kasse i udlandet",
  leadTrigger: "Du kom fra",
  recommendedName: "Kollegans navn",
  recommendedJobtitle: "Kollegans titel",
  recommendedPhone: "Kollegans telefon",
  recommendedEmail: "Kollegans e\u2011mail",
  title: "Titel",
  eventPage: "Arrangementets side",
  sourceCampaign: "Kampagne",
  utmSource: "Kampagnens kilde",
  utmMedium: "Kampagnens medie",
  utmCampaign: "Kampagnens navn",
  utmContent: "Kampagnens indhold",
  googleClickId: "Nummer fra Googles annonce",
  gtmEventValue: "Måling, værdi",
  gtmTypeValue: "Måling, type",
  trapFilled: "Et skjult felt mod robotter blev udfyldt",
  subject: "Emne",
  preferredTime: "Ønsket tid",
  company: "Virksomhed",
  consent: "Samtykke",
  consents: "Samtykker",
  form: "Formular",
  hearing: "Høring",
  hearingTitle: "Høring",
};

/** What only programs read: nobody typed or chose it. */
const technical: ReadonlySet<string> = new Set([
  "version",
  "formId",
  "documentTypeId",
  "replaces",
  "status",
  "id",
  "option",
  "stack",
  "source",
  "eventSource",
  "endpoint",
  "workspace",
  "poolId",
  "campaignId",
  "jobTitleEnabled",
  "companyEnabled",
  "zipCodeEnabled",
  "termsEnabled",
]);

const countries = new Intl.DisplayNames("da", { type: "region" });
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined);

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
  ownerShare: { ">50%": "Mere end halvdelen", "<50%": "Under halvdelen", "0%": "Ingen andel" },
  workType: { whitecollar: "Funktionær", bluecollar: "Timelønnet", other: "Andet" },
  educationLevel: {
    grundskole: "Grundskole",
    gymnasial: "Gymnasial uddannelse",
    erhverv: "Erhvervsuddannelse",
    "erhverv kort": "Kort erhvervsuddannelse",
    "erhverv akademi": "Erhvervsakademi",
    professionsbachelor: "Professionsbachelor",
    bachelor: "Bachelor",
    kandidat: "Kandidat",
    phd: "Ph.d.",
    "ved ikke": "Ved ikke",
  },
  amountOfHours: { ">30t": "Mere end 30 timer", "<30t": "30 timer eller mindre" },
  preferredTime: { [anyTime]: "Ring, så finder vi en anden tid" },
  product: membershipNames,
  membership: membershipNames,
};

const isPhone = (key: string) => key.toLowerCase().endsWith("phone") || key === "phoneNumber";

const isFile = (one: unknown): one is { readonly title?: string; readonly fileName: string } =>
  typeof one === "object" && one !== null && "fileName" in one && typeof one.fileName === "string";

/** The name of a field, and its value in words. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** What the lines of a submission depend on besides its fields. */
export interface LineOptions {
  /** The name of the kind of submission. */
  readonly kind?: string;
  /** The names of the add-ons, by their values. */
  readonly addonTitles?: Readonly<Record<string, string>>;
}

/** The fields of a submission as lines; those inside others are named "Kontakt, By". Empty ones are left out. */
export function linesOf(content: unknown, { kind = "", addonTitles = {} }: LineOptions = {}): readonly Line[] {
  const form = formWords(kind);
  return linesWithin(content, []);

  function linesWithin(value: unknown, within: readonly string[]): readonly Line[] {
    if (Array.isArray(value))
      return value.every((one) => typeof one !== "object")
        ? linesWithin(value.map(String).join(", "), within)
        : value.every(isFile)
          ? linesWithin(value.map(({ title, fileName }) => title || fileName).join(", "), within)
          : value.flatMap((one, place) => linesWithin(one, [...within, String(place + 1)]));
    if (typeof value === "object" && value !== null) return linesOfObject(value, within);
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
    if (value === "") return [];
    const words = typeof value === "boolean" ? (value ? "Ja" : "Nej") : String(value);
    return [{ label: within.join(", "), value: words }];
  }

  function linesOfObject(fields: object, within: readonly string[]): readonly Line[] {
    return inReadingOrder(Object.entries(fields), form).flatMap(([key, value]) => {
      // The code of a hearing says less than its title.
      if (technical.has(key) || (key === "hearing" && "hearingTitle" in fields)) return [];
      if (form?.isStep(key)) return linesWithin(value, within);
      return linesWithin(inWords(key, value, fields), [...within, labelOf(key, form)]);
    });
  }

  /** The value of a field in words; `fields` are those next to it. */
  function inWords(key: string, value: unknown, fields: object): unknown {
    if (key === "addons" && Array.isArray(value)) return value.map((one) => addonTitles[String(one)] ?? one);
    if (typeof value !== "string") return value;
    const field = form?.fieldOf(key);
    const option = field && optionLabel(field, value, fields as StepValues);
    if (option !== undefined) return option;
    if (isPhone(key)) return phoneInWords(value);
    if (key === "country") return countryName(value) ?? value;
    return valueNames[key]?.[value] ?? timeLabel(value) ?? value;
  }
}

const usualOrder = Object.keys(names);

/** The database keeps fields in another order than they were sent in. Those without a name are last. */
function inReadingOrder(
  entries: readonly (readonly [string, unknown])[],
  form: FormWords | undefined,
): readonly (readonly [string, unknown])[] {
  const order = [...(form?.order ?? []), ...usualOrder];
  const placeOf = ([key]: readonly [string, unknown]) => (order.includes(key) ? order.indexOf(key) : order.length);
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The name of a field; one without a name in Danish keeps its own. */
function labelOf(key: string, form: FormWords | undefined): string {
  return form?.fieldOf(key)?.label ?? names[key] ?? key;
}
