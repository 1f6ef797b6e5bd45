const sectors = [
  "finance",
  "insurance",
  "audit",
  "property",
  "office",
  "it",
  "industry",
  "retail",
  "construction",
  "hospital",
  "clinic",
  "care",
  "public",
  "rescue",
  "school",
  "daycare",
  "college",
  "university",
  "transport",
  "traffic",
  "trade",
  "media",
  "engineering",
  "law",
  "hospitality",
  "kitchen",
  "farming",
  "food",
  "nature",
  "energy",
  "pharma",
  "culture",
  "service",
] as const;
export type Sector = (typeof sectors)[number];

/** The grades of jobs: specialists, leaders of teams, leaders of areas, and heads of everything. */
export const grades = ["specialist", "lead", "manager", "director"] as const;
export type Grade = (typeof grades)[number];

/** The words of a profession in one language. */
export interface ProfessionWords {
  /** The titles of each grade, in the order of the grades. A grade without titles is not advertised. */
  readonly titles: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  /** The field as in "our work with …". */
  readonly field: string;
  /** Infinitives. */
  readonly tasks: readonly string[];
  /** Qualifications as after "you have". */
  readonly brings: readonly string[];
  readonly skills: readonly string[];
}

export interface Profession {
  readonly sector: Sector;
  readonly da: ProfessionWords;
  readonly en?: ProfessionWords;
}

/** A profession in short form: titles separated by bars, grades and list items by semicolons. */
export interface ProfessionLines {
  readonly titles: string;
  readonly field: string;
  readonly tasks: string;
  readonly brings: string;
  readonly skills: string;
}

export function profession(sector: Sector, da: ProfessionLines, en?: ProfessionLines): Profession {
  return { sector, da: wordsOf(da), ...(en && { en: wordsOf(en) }) };
}

function wordsOf({ titles, field, tasks, brings, skills }: ProfessionLines): ProfessionWords {
  const [specialist = [], lead = [], manager = [], director = []] = titles
    .split(";")
    .map((grade) => listed(grade, "|"));
  return {
    titles: [specialist, lead, manager, director],
    field,
    tasks: listed(tasks, ";"),
    brings: listed(brings, ";"),
    skills: listed(skills, ";"),
  };
}

function listed(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.replaceAll(/\s+/g, " ").trim())
    .filter((item) => item !== "");
}
