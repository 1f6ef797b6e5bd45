import * as v from "valibot";
import { messageText } from "../rules/message-text.ts";
import { normalLine } from "../rules/normal-text.ts";
import { shortText } from "../rules/short-text.ts";
import { optionsFrom, yesNo } from "./form-field.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

export const networkDepartments: readonly string[] = (
  "Bornholm, Esbjerg, Fyn, Herning, Himmerland, Horsens, Kolding, København by, København omegn, Lolland-Falster, " +
  "Midt- og Vestsjælland, Nordjylland, Nordsjælland, Randers, Roskilde, Silkeborg, Sønderjylland, Vejle, Østjylland"
).split(", ");

const educations = [
  "Ingen videregående uddannelse",
  "Kort videregående uddannelse",
  "Mellemlang videregående uddannelse",
  "Lang videregående uddannelse",
];

/** The values are those of the receiving system; a range is shown with a dash. */
const experience = ["0-1 år", "1-5 år", "5-10 år", "Mere end 10 år"].map((value) => ({
  value,
  label: value.replace("-", "–"),
}));

/** "https://dk.linkedin.com/in/hanne-s%C3%B8e/details/?originalSubdomain=dk" -> "linkedin.com/in/hanne-søe" */
function profileAddress(text: string): string {
  const [address = ""] = normalLine(text).split(/[?#]/, 1);
  const short = address
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, "")
    .replace(/^[a-z]{2}\.(?=linkedin\.com\/)/i, "")
    .replace(/^(linkedin\.com\/in\/[^/]+)\/.*$/i, "$1")
    .replace(/\/$/, "");
  try {
    return normalLine(decodeURIComponent(short));
  } catch {
    return short;
  }
}

/** The characters that count: those of the profile's name, without the beginning that all addresses share. */
const nameInAddress = (address: string): string => address.replace(/^linkedin\.com\/in\//i, "");

/**
 * A LinkedIn profile, also as the full address that a browser shows. Its name has at most 50 characters, as a person
 * reads them.
 */
const profile = v.pipe(
  v.string("LinkedIn-profil skal udfyldes"),
  v.transform(profileAddress),
  v.check((address) => nameInAddress(address).length <= 50, "Skriv maximum 50 tegn"),
  shortText({ missing: "LinkedIn-profil skal udfyldes", longest: 70 }),
);

/** One line that may be missing, at most 50 characters. */
const optionalShort = v.pipe(
  v.string("Udfyld feltet"),
  v.transform(normalLine),
  v.union([v.literal(""), shortText()], ({ input }) =>
    String(input).length > 50 ? "Skriv maximum 50 tegn" : "Skriv uden linjeskift og tegn som < og >",
  ),
);

const thought = (name: string, label: string, hint?: string) =>
  ({
    kind: "message",
    name,
    label,
    ...(hint !== undefined && { hint }),
    most: 300,
    optional: true,
    rule: messageText({ least: 0, most: 300, optional: true }),
  }) as const;

export const signupLeadershipAndNetwork: ServiceForm = {
  formId: "LHO0045",
  title: "Ledernetværk",
  schemaVersion: 1,
  documentTypeOf: () => "LHO0045",
  steps: [
    formStep({
      id: "step01",
      heading: "Om dig og din erfaring",
      label: "Om dig",
      intro: "Så sætter vi dig sammen med ledere, du kan bruge.",
      fields: [
        {
          kind: "text",
          name: "company",
          label: "Virksomhed",
          autoComplete: "organization",
          rule: shortText({ missing: "Virksomhed skal udfyldes" }),
        },
        {
          kind: "text",
          name: "position",
          label: "Stilling",
          autoComplete: "organization-title",
          rule: shortText({ missing: "Stilling skal udfyldes" }),
        },
        {
          kind: "select",
          name: "education",
          label: "Uddannelse",
          options: optionsFrom(educations),
          emptyLabel: "Vælg en uddannelse",
          missing: "Vælg en uddannelse",
          invalid: "Ugyldig uddannelse",
        },
        {
          kind: "choice",
          name: "managementExperience",
          label: "Hvor længe har du været leder?",
          options: experience,
          missing: "Vælg din ledelseserfaring",
          invalid: "Ugyldig ledelseserfaring",
        },
        {
          kind: "choice",
          name: "networkExperience",
          label: "Hvor længe har du været med i netværk?",
          options: experience,
          missing: "Vælg din netværkserfaring",
          invalid: "Ugyldig netværkserfaring",
        },
        {
          kind: "message",
          name: "question",
          label: "Er der noget, vi skal vide om dig?",
          most: 800,
          optional: true,
          rule: messageText({ most: 800, optional: true }),
        },
        {
          kind: "text",
          name: "linkedIn",
          label: "LinkedIn-profil",
          hint: "Kopiér adressen fra din profil, for eksempel linkedin.com/in/hanne-holm.",
          rule: profile,
        },
      ],
    }),
    formStep({
      id: "step02",
      heading: "Hvilket netværk søger du?",
      label: "Netværk",
      fields: [
        {
          kind: "select",
          name: "networkDepartment",
          label: "Afdeling",
          hint: "Den, du helst vil mødes i.",
          options: optionsFrom(networkDepartments),
          emptyLabel: "Vælg en afdeling",
          missing: "Vælg en afdeling",
          invalid: "Ugyldig afdeling",
        },
        { kind: "text", name: "networkTheme", label: "Tema", optional: true, rule: optionalShort },
        { kind: "text", name: "networkGroup", label: "Netværksgruppe", optional: true, rule: optionalShort },
        { kind: "text", name: "networkIdea", label: "Idé til et nyt netværk", optional: true, rule: optionalShort },
        {
          kind: "choice",
          name: "joiningNetworkGroup",
          label: "Vil du begynde i en gruppe, der er i gang?",
          options: yesNo,
        },
        {
          kind: "message",
          name: "networkRequest",
          label: "Ønsker til dit netværk",
          most: 1000,
          optional: true,
          rule: messageText({ most: 1000, optional: true }),
        },
      ],
    }),
    formStep({
      id: "step03",
      heading: "Formål og bidrag",
      label: "Formål",
      fields: [
        thought("purpose", "Hvorfor vil du være med?"),
        thought("expectation", "Hvad forventer du at få ud af det?"),
        thought("contribute", "Hvad kan du bidrage med?"),
        thought("looking", "Hvem vil du gerne møde?"),
        thought("invest", "Hvor meget tid vil du bruge?"),
        {
          kind: "choice",
          name: "problem",
          label: "Har du en udfordring, du vil have vendt på det første møde?",
          options: yesNo,
          missing: "Vælg ja eller nej",
        },
        {
          kind: "choice",
          name: "provide",
          label: "Vil du lægge lokaler til et møde?",
          options: yesNo,
          missing: "Vælg ja eller nej",
        },
      ],
    }),
  ],
};
