export const sectors = [
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

/** Who does the work, who leads those who do, who leads an area, and who leads it all. */
export const grades = ["specialist", "lead", "manager", "director"] as const;
export type Grade = (typeof grades)[number];

/** What postings of a profession say in one language. */
export interface ProfessionWords {
  /** Of each grade in turn. One without a title is not advertised. */
  readonly titles: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  /** What it is about, as in "our work with …". */
  readonly field: string;
  /** What one does: infinitives. */
  readonly tasks: readonly string[];
  /** What one brings: as after "you have". */
  readonly brings: readonly string[];
  readonly skills: readonly string[];
}

export interface Profession {
  readonly sector: Sector;
  readonly da: ProfessionWords;
  readonly en?: ProfessionWords;
}

/** `Økonomichef | Finance Manager; …` per grade, and lists with semicolons: a profession on a few lines. */
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
