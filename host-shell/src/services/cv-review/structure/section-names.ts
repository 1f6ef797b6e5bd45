import type { CvLanguage } from "../reading/cv-document.ts";

/** What a part of a CV is about. `other` is a known part that no area looks into. */
export type SectionName =
  | "profile"
  | "competencies"
  | "experience"
  | "education"
  | "courses"
  | "languages"
  | "it"
  | "contact"
  | "boards"
  | "volunteering"
  | "personal"
  | "references"
  | "other";

export interface HeadingName {
  readonly names: readonly SectionName[];
  /** `undefined` where both languages write the heading alike. */
  readonly language: CvLanguage | undefined;
  /** False for words that are as often a caption inside a job ("Resultater"), so that the look has to decide. */
  readonly certain: boolean;
}

type Aliases = readonly [name: SectionName, da: string, en: string];

const aliases: readonly Aliases[] = [
  [
    "profile",
    `profil, profiltekst, resumé, sammendrag, om mig, kort om mig, lidt om mig, personlig profil, professionel profil,
     faglig profil, ledelsesprofil, lederprofil, erhvervsprofil, præsentation, introduktion, opsummering, kort fortalt,
     hvem er jeg, hvem jeg er, om mig selv, lidt om mig selv, kort om mig selv`,
    `profile, summary, professional summary, executive summary, about, about me, personal profile, personal statement,
     career summary, professional profile, executive profile, leadership profile, objective, career objective, overview,
     introduction, who i am, who am i, a bit about me, a little about me`,
  ],
  [
    "competencies",
    `kompetencer, kernekompetencer, nøglekompetencer, faglige kompetencer, ledelseskompetencer, kvalifikationer,
     faglige kvalifikationer, kompetenceoversigt, kvalifikationsprofil, kerneområder, fagområder, specialer, styrker, færdigheder, ekspertise, spidskompetencer, kompetenceprofil, kompetenceområder,
     personlige kompetencer, faglige styrker, ledelsesmæssige kompetencer, hvad kan jeg, hvad jeg kan, det kan jeg`,
    `skills, competencies, competences, key skills, core competencies, core skills, expertise, areas of expertise,
     qualifications, strengths, key competencies, professional skills, leadership skills, skill set, key strengths,
     key qualifications, capabilities, key capabilities, core strengths, specialties, specialities, what i can do, what i do best`,
  ],
  [
    "experience",
    `erhvervserfaring, erfaring, arbejdserfaring, joberfaring, ledelseserfaring, ledererfaring, ansættelser,
     ansættelsesforhold, karriere, karriereforløb, beskæftigelse, job, stillinger, professionel erfaring, erhvervskarriere,
     arbejdsliv, tidligere ansættelser, tidligere stillinger, tidligere job, nuværende stilling, jobhistorik,
     erhvervsforløb, ansættelseshistorik, erhverv, arbejde, arbejdspladser, arbejdshistorik, jobs`,
    `experience, work experience, professional experience, employment, employment history, work history, career,
     career history, professional background, leadership experience, management experience, positions,
     professional career, work, jobs, job history`,
  ],
  [
    "education",
    `uddannelse, uddannelser, uddannelsesbaggrund, akademisk baggrund, uddannelsesforløb, uddannelsesmæssig baggrund,
     skole, skoler, skolegang, skolebaggrund, skoleuddannelse, studie, studier`,
    `education, academic background, educational background, academic qualifications, degrees, studies,
     education background, school, schools, schooling`,
  ],
  [
    "courses",
    `kurser, kursus, efteruddannelse, efteruddannelser, videreuddannelse, certificeringer, certifikater, certificering,
     lederuddannelse, lederuddannelser, kompetenceudvikling, lederkurser, beviser`,
    `courses, course, training, certifications, certificates, certification, further education, continuing education,
     professional development, licenses, professional training, leadership training`,
  ],
  [
    "languages",
    `sprog, sprogkundskaber, sprogkompetencer, sprogfærdigheder, fremmedsprog, sproglige kompetencer`,
    `languages, language skills, language, foreign languages`,
  ],
  [
    "it",
    `it, it-kompetencer, it-kundskaber, it-færdigheder, it-erfaring, it-systemer, it-kendskab, it-værktøjer, systemer,
     systemkendskab, digitale kompetencer, edb, teknologi, teknologier, tekniske kompetencer, værktøjer, programmer,
     software, digitale værktøjer`,
    `it, it skills, technical skills, computer skills, digital skills, tools, systems, technologies, software,
     it systems, it competencies, it tools, technical competencies, digital tools, technology`,
  ],
  [
    "contact",
    `kontakt, kontaktoplysninger, kontaktinformation, kontaktinfo, kontaktdata, personlige oplysninger, personlige data,
     personalia, stamdata, adresse`,
    `contact, contact details, contact information, contact info, personal details, personal information, personal data`,
  ],
  [
    "boards",
    `bestyrelsesposter, bestyrelsesarbejde, bestyrelseserfaring, bestyrelser, bestyrelse, tillidshverv, hverv, bestyrelseshverv`,
    `board positions, board memberships, directorships, board experience, board roles, boards`,
  ],
  [
    "volunteering",
    `frivilligt arbejde, frivillighed, frivillig, foreningsarbejde, frivillige hverv`,
    `volunteering, volunteer work, volunteer experience, voluntary work`,
  ],
  [
    "personal",
    `fritid, interesser, fritidsinteresser, privat, personligt, privatliv, hobby, hobbyer, familie, lidt om mig privat,
     personligt om mig, privat om mig`,
    `interests, hobbies, leisure, personal, private, personal interests, hobbies and interests, family, spare time`,
  ],
  ["references", "referencer, reference", "references, referees"],
  [
    "other",
    `publikationer, priser, anbefalinger, links, kørekort, værnepligt, militær, militærtjeneste, netværk, udlandsophold,
     andet, diverse, øvrigt, øvrige oplysninger, andre oplysninger, yderligere oplysninger, supplerende oplysninger, anden information`,
    `publications, awards, recommendations, links, driving licence, driver's license, military service, network, patents, other,
     miscellaneous, other information, additional information, further information`,
  ],
];

/** Words that are sections in some CVs and captions inside a job in others. */
const captions: readonly Aliases[] = [
  [
    "other",
    `resultater, nøgleresultater, udvalgte resultater, opgaver, ansvarsområder, ansvar, projekter, udvalgte projekter,
     arbejdsopgaver, ledelse, motivation`,
    `results, achievements, key achievements, tasks, responsibilities, key responsibilities, projects, selected projects,
     key results, management, motivation`,
  ],
];

const modifiers =
  /^(?:min|mine|mit|mig|relevante?|udvalgte?|øvrige?|anden|andre|andet|faglige?|vigtigste|seneste|supplerende|yderligere|nuværende|tidligere|my|key|core|selected|relevant|other|additional|recent|previous|main|further)\s+/u;

const named = new Map<string, HeadingName>([...entries(captions, false), ...entries(aliases, true)]);

function* entries(list: readonly Aliases[], certain: boolean): Generator<[string, HeadingName]> {
  for (const [name, da, en] of list) {
    const danish = words(da);
    const english = words(en);
    for (const word of danish)
      yield [word, { names: [name], language: english.includes(word) ? undefined : "da", certain }];
    for (const word of english) {
      if (!danish.includes(word)) yield [word, { names: [name], language: "en", certain }];
    }
  }
}

function words(list: string): readonly string[] {
  return list.split(",").map(squashed);
}

/** Lower case, letters only: so that "E R F A R I N G" and "Erfaring:" meet. */
function squashed(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll("é", "e");
}

/** The part a heading names, in Danish or English; "Uddannelse og kurser" names two. */
export function findHeadingName(text: string): HeadingName | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, " ")
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (plain.length > 60) return undefined;
  return findOne(plain) ?? findSeveral(plain) ?? findSideBySide(plain);
}

function findOne(plain: string): HeadingName | undefined {
  const whole = named.get(squashed(plain));
  if (whole) return whole;
  const shorter = plain.replace(modifiers, "");
  return (shorter === plain ? undefined : named.get(squashed(shorter))) ?? findCompound(plain);
}

/** "Nøglekvalifikationer", "Salgskompetencer": one word that says at its end what is listed below. */
function findCompound(plain: string): HeadingName | undefined {
  return /^\p{L}{3,}(?:kompetencer|kvalifikationer|styrker)$/u.test(squashed(plain)) && !/\s\S+\s/u.test(plain)
    ? { names: ["competencies"], language: "da", certain: true }
    : undefined;
}

function findSeveral(plain: string): HeadingName | undefined {
  const parts = plain.split(/\s*(?:[&/+,|]|(?<![\p{L}])(?:og|and|samt)(?![\p{L}]))\s*/u).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 3) return undefined;
  const found = parts.map((part) => findOne(part) ?? findOne(`${part}${firstWordEnd(parts)}`));
  if (found.some((name) => name === undefined)) return undefined;
  return combined(found.filter((name) => name !== undefined));
}

/** "Kompetencer   IT-systemer", where a table sets two lists side by side. */
function findSideBySide(plain: string): HeadingName | undefined {
  const blanks = [...plain.matchAll(/\s/gu)].map((match) => match.index);
  for (const at of blanks) {
    const [left, right] = [findOne(plain.slice(0, at)), findOne(plain.slice(at + 1))];
    if (left?.certain && right?.certain) return combined([left, right]);
  }
  return undefined;
}

function combined(known: readonly HeadingName[]): HeadingName {
  const languages = new Set(known.map((name) => name.language).filter((language) => language !== undefined));
  return {
    names: [...new Set(known.flatMap((name) => name.names))],
    language: languages.size === 1 ? [...languages][0] : undefined,
    certain: known.some((name) => name.certain),
  };
}

/** "Sprog- og it-kompetencer": the first part borrows the end of the last. */
function firstWordEnd(parts: readonly string[]): string {
  return /kompetencer|kundskaber|færdigheder|skills|erfaring$/u.exec(parts.at(-1) ?? "")?.[0] ?? "";
}
