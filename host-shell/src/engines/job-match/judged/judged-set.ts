import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CvFacts } from "../../cv-review/facts/cv-facts.ts";
import { factsOf } from "../../cv-review/facts/facts-of.ts";
import { structureOf } from "../../cv-review/structure/cv-structure.ts";
import { cvFromText } from "../../cv-review/testing/cv-text.ts";
import type { ReadCv } from "../read-cv.ts";
import type { JobRecord } from "../job-feed.ts";
import { type Grades, gradesIn } from "./grades.ts";

export interface JudgedCv extends ReadCv {
  readonly facts: CvFacts;
}

export type JudgedPosting = Pick<
  JobRecord,
  "id" | "title" | "company" | "description" | "skills" | "language" | "zip"
> & {
  readonly place: string;
};

export interface JudgedSet {
  readonly cvs: readonly JudgedCv[];
  /** The postings in the order of their ids. */
  readonly postings: readonly JudgedPosting[];
  readonly grades: Grades;
}

/** Reads the set from the files in this folder. */
export function readJudgedSet(): JudgedSet {
  return {
    cvs: filesIn("cvs").map(({ name, text }) => judgedCv(name, text)),
    postings: filesIn("postings").flatMap(({ text }) => judgedPostingsIn(text)),
    grades: gradesIn(readFileSync(join(import.meta.dirname, "grades.txt"), "utf8")),
  };
}

function filesIn(folder: string): readonly { readonly name: string; readonly text: string }[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(path, name), "utf8") }));
}

function judgedCv(name: string, text: string): JudgedCv {
  const [cvId = "", language] = name.split(".");
  if (language !== "da" && language !== "en") throw new Error(`${name} does not name its language`);
  const document = cvFromText(text, { language });
  return {
    cvId,
    language,
    text: document.lines.map((line) => line.text).join("\n"),
    facts: factsOf(structureOf(document)),
  };
}

/** Reads postings in the format of the files: see the README. */
export function judgedPostingsIn(text: string): readonly JudgedPosting[] {
  return text
    .split(/^@ /mu)
    .filter((part) => part.trim() !== "")
    .map(postingIn);
}

function postingIn(text: string): JudgedPosting {
  const [head = "", title = "", company = "", ...rest] = text.trim().split("\n");
  const [, id, language, zip, place] = /^(\d+) (da|en) (\d{4}|-) (.+)$/u.exec(head) ?? [];
  const skills = rest[0]?.startsWith("skills: ") ? rest[0].slice("skills: ".length).split(", ") : [];
  const description = rest.slice(skills.length > 0 ? 1 : 0).join("\n");
  if (id === undefined || place === undefined || description === "") throw new Error(`cannot read "@ ${head}"`);
  return {
    id: Number(id),
    title,
    company,
    description,
    skills,
    language: language === "en" ? "en" : "da",
    zip: zip === "-" ? undefined : zip,
    place,
  };
}
