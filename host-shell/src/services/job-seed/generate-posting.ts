import { type Employer, pickEmployer } from "./employers.ts";
import { type Grade, grades, type Profession, type ProfessionWords } from "./profession.ts";
import { danish, english, type Job, type PostingWords } from "./posting-words.ts";
import { type PostingDraft, writeText } from "./posting-text.ts";
import { officeProfessions } from "./professions/office-professions.ts";
import { peopleProfessions } from "./professions/people-professions.ts";
import { technicalProfessions } from "./professions/technical-professions.ts";
import { createSeededRandom, type SeededRandom } from "../../engines/seeded-random.ts";
import { pickTown } from "./towns.ts";

export const professions: readonly Profession[] = [...officeProfessions, ...technicalProfessions, ...peopleProfessions];

/**
 * The first part of the identifiers of generated postings. In identifiers of other postings, that part names the
 * source, such as `jobs.example.dk`.
 */
export const seededScope = "eksempelopslag";

export function seededIdentifier(number: number): string {
  return `${seededScope}:${number}`;
}

/** The share of each grade among the postings. Most postings are for people who lead others. */
const shares: Readonly<Record<Grade, number>> = { specialist: 0.36, lead: 0.24, manager: 0.32, director: 0.08 };
const englishShare = 0.45;
const dayMs = 24 * 60 * 60_000;

/** A schema.org `JobPosting` as a board would publish it. */
export type GeneratedPosting = Readonly<Record<string, unknown>>;

/**
 * Generates the posting with a number. The same number always gives the same posting except for the dates: a posting
 * was published within the month before `day`, and is open for two to nine weeks after `day`. Some postings lack one or
 * both dates.
 */
export function generatePosting(number: number, day: Date): GeneratedPosting {
  const random = createSeededRandom(number);
  const profession = random.pick(professions);
  const isEnglish = profession.en !== undefined && random.chance(englishShare);
  const words = (isEnglish && profession.en) || profession.da;
  const language = isEnglish ? english : danish;
  const grade = pickGrade(words, random);
  const employer = pickEmployer(profession.sector, random);
  const town = pickTown(employer.surrounding, random);
  const job = jobOf({ grade, words, employer, city: town.city, random });
  const text: PostingDraft = textFrom({ grade, words, language, job, random });
  const [posted, open] = [random.integer(0, 30), random.integer(14, 63)];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: seededScope, value: String(number) },
    title: job.title,
    description: writeText(text, random),
    hiringOrganization: random.chance(0.1)
      ? employer.name
      : { "@type": "Organization", name: employer.name, sameAs: `https://www.${employer.host}` },
    ...placeFrom(town, random),
    employmentType: job.hours < 37 ? "PART_TIME" : "FULL_TIME",
    ...(random.chance(0.6) && { inLanguage: isEnglish ? "en" : "da" }),
    skills: skillsFrom(random.sample(words.skills, random.integer(3, 6)), random),
    url: `https://job.${employer.host}/stilling/${number}`,
    // The dates are drawn last, since an earlier draw would change the rest of every posting.
    ...(random.chance(0.85) && { datePosted: dateAt(day, -posted) }),
    ...(random.chance(0.8) && { validThrough: dateAt(day, open) }),
  };
}

function dateAt(day: Date, days: number): string {
  return new Date(day.getTime() + days * dayMs).toISOString().slice(0, 10);
}

export function* generatePostings(count: number, day: Date): Generator<GeneratedPosting> {
  for (let number = 1; number <= count; number += 1) yield generatePosting(number, day);
}

function pickGrade({ titles }: ProfessionWords, random: SeededRandom): Grade {
  const offered = grades.filter((_, index) => (titles[index] ?? []).length > 0);
  let left = random.next() * offered.reduce((sum, grade) => sum + shares[grade], 0);
  return offered.find((grade) => (left -= shares[grade]) < 0) ?? "manager";
}

interface Circumstances {
  readonly grade: Grade;
  readonly words: ProfessionWords;
  readonly employer: Employer;
  readonly city: string;
  readonly random: SeededRandom;
}

function jobOf({ grade, words, employer, city, random }: Circumstances): Job {
  const staff = {
    specialist: 0,
    lead: random.integer(4, 18),
    manager: random.integer(8, 90),
    director: Math.max(60, Math.round(employer.people * 0.8)),
  }[grade];
  return {
    title: random.pick(words.titles[grades.indexOf(grade)] ?? []),
    company: employer.name,
    city,
    field: words.field,
    people: Math.max(employer.people, staff + random.integer(5, 40)),
    staff,
    budget: Math.max(2, Math.round(staff * (0.6 + random.next()))),
    hours: grade === "specialist" && random.chance(0.2) ? random.pick([20, 25, 28, 30, 32]) : 37,
    colleagues: random.integer(4, 28),
  };
}

interface Wording extends Omit<Circumstances, "employer" | "city"> {
  readonly language: PostingWords;
  readonly job: Job;
}

function textFrom({ grade, words, language, job, random }: Wording): PostingDraft {
  const pick = (sentences: readonly ((job: Job) => string)[]) => random.pick(sentences)(job);
  const [first = "", second = ""] = random.sample(words.tasks, 2);
  const lead = random.pick(language.lead)(job, first, second);
  const scope = pick(language.scopeOf[grade]);
  // The posting of a director begins with the scope of the job; other postings may begin with the tasks.
  const leadsFirst = grade === "director" || (grade !== "specialist" && random.chance(0.4));
  const others = words.tasks.filter((task) => task !== first && task !== second);
  return {
    opening: leadsFirst ? [scope, lead] : [lead, scope],
    sections: [
      {
        heading: random.pick(language.tasksHeading),
        intro: pick(language.tasksIntro),
        points: [...random.sample(others, random.integer(3, 5)), pick(language.tasksOf[grade])],
      },
      {
        heading: random.pick(language.bringsHeading),
        intro: random.pick(language.bringsIntro),
        points: [...random.sample(words.brings, random.integer(2, 4)), random.pick(language.bringsOf[grade])],
        after: random.pick(language.persons),
      },
      {
        heading: random.pick(language.offersHeading),
        intro: random.pick(language.offersIntro),
        points: random.sample(language.offers, random.integer(3, 5)).map((offer) => offer(job)),
      },
    ],
    closing: [pick(language.opening), pick(language.about), pick(language.hours), random.pick(language.closing)],
  };
}

/** The place in one of the formats that boards use, some of them inexact. */
function placeFrom({ zip, city }: { readonly zip: string; readonly city: string }, random: SeededRandom): object {
  const at = (address: object) => ({
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "DK", ...address } },
  });
  const form = random.next();
  if (form < 0.02) return { jobLocationType: "TELECOMMUTE" };
  if (form < 0.06) return at({ addressLocality: city });
  if (form < 0.2) return { jobLocation: `${zip} ${city}, Danmark` };
  if (form < 0.25) return { ...at({ postalCode: zip, addressLocality: city }), jobLocationType: "TELECOMMUTE" };
  return at({ postalCode: zip, addressLocality: city });
}

function skillsFrom(skills: readonly string[], random: SeededRandom): unknown {
  const form = random.next();
  if (form < 0.15) return skills.join(", ");
  if (form < 0.3) return skills.map((name) => ({ "@type": "DefinedTerm", name }));
  return skills;
}
