import * as v from "valibot";
import { byteText } from "../rules/byte-text.ts";
import { normalLine } from "../rules/normal-text.ts";
import { Company } from "./company.ts";
import { EmploymentRole, OwnerShare, requiredByRole, WorkType } from "./employment.ts";
import { isOneLine } from "./sound-text.ts";

export const educationLevels = [
  "grundskole",
  "gymnasial",
  "erhverv",
  "erhverv kort",
  "erhverv akademi",
  "professionsbachelor",
  "bachelor",
  "kandidat",
  "phd",
  "ved ikke",
] as const;
export const EducationLevel = v.picklist(educationLevels, "Vælg dit uddannelsesniveau fra listen");

/** At most 30 bytes, since the receiving register stores no more. */
export const WorkTitle = byteText({
  missing: "Skriv din titel eller stillingsbetegnelse",
  tooLong: "Skriv en kortere titel eller stillingsbetegnelse",
  mostBytes: 30,
});

const loose = v.optional(v.pipe(v.string(), v.transform(normalLine), v.maxLength(200), v.check(isOneLine)), "");

/** Why a place of work is not in the register. */
export const unknownWorkPlaces = {
  /** The place is not on the list of results. */
  notOnList: 1,
  /** The name was typed correctly, but nothing was found. */
  noneFound: 2,
  /** The place is abroad. */
  abroad: 3,
} as const;

const missingPlace = "Find din arbejdsplads, eller brug navnet, som du har skrevet det";

/** A production unit of the register, or a place in the person's own words. */
export const WorkPlace = v.variant(
  "id",
  [
    v.object({
      id: v.literal("Unknown"),
      option: v.picklist(Object.values(unknownWorkPlaces)),
      productionunitNumber: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      name: loose,
      address: loose,
      zipCode: loose,
      city: loose,
      country: loose,
    }),
    v.object({
      id: v.pipe(
        v.string(),
        v.transform(normalLine),
        v.nonEmpty(),
        v.maxLength(40),
        v.check((id) => id !== "Unknown"),
      ),
      option: v.literal(0),
      ...Company.entries,
    }),
  ],
  missingPlace,
);
export type WorkPlace = v.InferOutput<typeof WorkPlace>;

/** Makes a place of work from a production unit of the register. */
export function workPlaceOf(company: Company): WorkPlace {
  return { id: String(company.productionunitNumber), option: 0, ...company };
}

const FormerManager = v.boolean("Angiv venligst om du tidligere har haft ledelsesansvar");

const dependentRules = {
  ownerShare: OwnerShare,
  workType: WorkType,
  workTitle: WorkTitle,
  workPlace: WorkPlace,
  formerManager: FormerManager,
} as const;

const dependent = Object.keys(dependentRules) as readonly (keyof typeof dependentRules)[];
const flag = v.optional(v.boolean());

const workEntries = {
  employmentRole: EmploymentRole,
  ownerShare: v.optional(v.unknown()),
  workType: v.optional(v.unknown()),
  workTitle: v.optional(v.unknown()),
  workPlace: v.optional(v.unknown()),
  educationLevel: v.optional(EducationLevel),
  formerManager: v.optional(v.unknown()),
  contractIsWhiteCollar: flag,
  ceo: flag,
  trusted: flag,
  /** The ids of the questions that were answered. */
  stack: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.transform(normalLine), v.maxLength(100))), v.maxLength(50)),
    [],
  ),
};

type Dependent = { readonly [Name in keyof typeof dependentRules]?: v.InferOutput<(typeof dependentRules)[Name]> };

interface Read {
  readonly values: Dependent;
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads the fields of a role: required fields must be valid, and fields that the role does not have are left out. */
export function readDependent(role: EmploymentRole, given: Readonly<Record<string, unknown>>): Read {
  const required: readonly string[] = requiredByRole[role];
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const name of dependent) {
    if (!required.includes(name)) continue;
    const result = v.safeParse<v.GenericSchema>(dependentRules[name], given[name]);
    if (result.success) values[name] = result.output;
    else problems[name] = topMessage(name, result.issues[0]);
  }
  return { values, problems };
}

/** A company has many fields, and the person can correct none of them, so they share one message. */
function topMessage(name: string, issue: v.BaseIssue<unknown>): string {
  return name === "workPlace" ? missingPlace : issue.message;
}

/** The work of a person who joins. */
export const WorkInfo = v.pipe(
  v.object(workEntries),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { employmentRole, educationLevel, contractIsWhiteCollar, ceo, trusted, stack } = dataset.value;
    const { values, problems } = readDependent(employmentRole, dataset.value);
    for (const [key, message] of Object.entries(problems)) {
      const { value: input } = dataset;
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input, key, value: input[key as keyof typeof input] }],
      });
    }
    if (Object.keys(problems).length > 0) return NEVER;
    return { employmentRole, educationLevel, contractIsWhiteCollar, ceo, trusted, stack, ...values };
  }),
);
export type WorkInfo = v.InferOutput<typeof WorkInfo>;
