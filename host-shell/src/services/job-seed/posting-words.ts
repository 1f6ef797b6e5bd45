import type { Grade } from "./profession.ts";

/** The facts of one posting. */
export interface Job {
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly field: string;
  readonly people: number;
  /** The number of people led; 0 for none. */
  readonly staff: number;
  /** The budget in millions of kroner. */
  readonly budget: number;
  readonly hours: number;
  readonly colleagues: number;
}

/** The sentences of postings in one language. */
export interface PostingWords {
  /** Describes the job by two of its tasks. It comes first in the posting, and a card often shows nothing else. */
  readonly lead: readonly ((job: Job, one: string, other: string) => string)[];
  readonly scopeOf: Readonly<Record<Grade, readonly ((job: Job) => string)[]>>;
  readonly opening: readonly ((job: Job) => string)[];
  readonly about: readonly ((job: Job) => string)[];
  readonly tasksHeading: readonly string[];
  readonly tasksIntro: readonly ((job: Job) => string)[];
  /** Tasks in addition to those of the profession. */
  readonly tasksOf: Readonly<Record<Grade, readonly ((job: Job) => string)[]>>;
  readonly bringsHeading: readonly string[];
  readonly bringsIntro: readonly string[];
  readonly bringsOf: Readonly<Record<Grade, readonly string[]>>;
  readonly persons: readonly string[];
  readonly offersHeading: readonly string[];
  readonly offersIntro: readonly string[];
  readonly offers: readonly ((job: Job) => string)[];
  readonly hours: readonly ((job: Job) => string)[];
  readonly closing: readonly string[];
}

export const danish: PostingWords = {
  lead: [
    ({ title }, one, other) => `Som ${lower(title)} skal du ${one}. Du kommer også til at ${other}.`,
    (_, one, other) => `Jobbet går ud på at ${one}. Dertil skal du ${other}.`,
    ({ title }, one, other) => `Vil du ${one}? Som ${lower(title)} skal du også ${other}.`,
    ({ city }, one, other) => `I ${city} skal du ${one}. En del af dagen går med at ${other}.`,
    (_, one, other) => `Du skal først og fremmest ${one}. Du får også til opgave at ${other}.`,
  ],
  scopeOf: {
    specialist: [
      ({ colleagues }) => `I er ${colleagues} om opgaverne.`,
      ({ hours }) => `Stillingen er på ${hours} timer om ugen.`,
    ],
    lead: [
      ({ staff }) => `Du er nærmeste leder for ${staff} medarbejdere.`,
      ({ staff }) => `Du fordeler arbejdet mellem ${staff} kolleger og er selv med.`,
    ],
    manager: [
      ({ staff, budget }) => `Du leder ${staff} medarbejdere og har ${budget} mio. kr. at råde over.`,
      ({ staff }) => `Du får ansvar for ${staff} medarbejdere og refererer til direktionen.`,
    ],
    director: [
      ({ staff, budget }) => `Du står for ${staff} medarbejdere og ${budget} mio. kr. om året.`,
      ({ staff }) => `Du refererer til bestyrelsen og leder ${staff} medarbejdere gennem dine chefer.`,
    ],
  },
  opening: [
    ({ title, company, city }) => `Har du lyst til at gøre en forskel som ${lower(title)} hos ${company} i ${city}?`,
    ({ title, company }) =>
      `${company} søger en ${lower(title)}, der trives med ansvar og tager kolleger og kunder alvorligt.`,
    ({ field, company, city }) =>
      `Vil du være med til at sætte retningen for ${field}? Så er ${company} i ${city} måske dit næste sted.`,
    ({ title, city }) => `Vi mangler en ${lower(title)} i ${city}, som kan skabe resultater sammen med andre.`,
    ({ company, field }) => `Hos ${company} vokser opgaverne inden for ${field}, og derfor udvider vi holdet.`,
    ({ title, company }) => `Vores ${lower(title)} gennem mange år går på pension. Bliver du den næste hos ${company}?`,
    ({ field, city }) =>
      `Brænder du for ${field}, og vil du arbejde tæt på dem, det handler om? I ${city} har vi en plads til dig.`,
    ({ title, company, city }) => `${company} styrker holdet i ${city} med en erfaren ${lower(title)}.`,
  ],
  about: [
    ({ company, people, city }) =>
      `${company} har ${people} medarbejdere, og du får din hverdag i ${city} sammen med kolleger, der hjælper hinanden.`,
    ({ people, field }) =>
      `Vi er ${people} kolleger med højt til loftet, og ${field} er noget af det, vi er mest optaget af de kommende år.`,
    ({ company, colleagues }) =>
      `Du bliver en del af et team på ${colleagues} i ${company}, hvor beslutninger træffes hurtigt og tæt på opgaven.`,
    ({ company, people }) =>
      `${company} er et sted i bevægelse: vi er i dag ${people} kolleger og arbejder på at holde fast i det uformelle.`,
    ({ colleagues, city }) =>
      `Afdelingen i ${city} tæller ${colleagues} kolleger med vidt forskellig baggrund, og netop det er vores styrke.`,
    ({ people }) =>
      `Med ${people} ansatte er vi store nok til spændende opgaver og små nok til, at vi kender hinanden.`,
  ],
  tasksHeading: ["Dine opgaver", "Om jobbet", "Det skal du lave", "Opgaverne", "Hverdagen"],
  tasksIntro: [
    ({ title }) => `Som ${lower(title)} kommer du blandt andet til at:`,
    () => "Opgaverne er varierede, og du vil især:",
    ({ field }) => `Du får ansvar inden for ${field} og skal:`,
    () => "I det daglige skal du:",
  ],
  tasksOf: {
    specialist: [
      () => "dele din viden med kolleger og tage ansvar for egne opgaver",
      ({ colleagues }) => `indgå i et team på ${colleagues} og byde ind, hvor der er travlt`,
      () => "komme med forslag til, hvordan vi kan gøre det enklere",
    ],
    lead: [
      ({ staff }) => `lede og fordele arbejdet for ${staff} medarbejdere i det daglige`,
      ({ staff }) => `være nærmeste leder for et team på ${staff} og holde udviklingssamtaler`,
      ({ staff }) => `sikre trivsel og retning for dine ${staff} kolleger`,
    ],
    manager: [
      ({ staff, budget }) => `lede ${staff} medarbejdere og have ansvar for et budget på ${budget} mio. kr.`,
      ({ staff }) => `udvikle ${staff} medarbejdere og ledere gennem tydelig, nærværende ledelse`,
      ({ budget }) => `sidde i ledergruppen med ansvar for strategi, drift og ${budget} mio. kr. om året`,
    ],
    director: [
      ({ staff, budget }) =>
        `lede en organisation på ${staff} gennem dine chefer, med et samlet budget på ${budget} mio. kr.`,
      ({ staff }) => `sætte strategien sammen med direktionen og bære den ud til ${staff} medarbejdere`,
      ({ budget }) => `have det fulde resultatansvar for ${budget} mio. kr. og referere til bestyrelsen`,
    ],
  },
  bringsHeading: ["Din profil", "Hvem er du?", "Kvalifikationer", "Vi forestiller os, at du har", "Det har du med dig"],
  bringsIntro: [
    "Du behøver ikke at kunne alt fra første dag, men vi lægger vægt på, at du har:",
    "Vi forestiller os, at du har:",
    "For at lykkes i stillingen har du:",
    "Vi ser gerne, at du kommer med:",
  ],
  bringsOf: {
    specialist: ["nogle års erfaring, eller lysten til at lære faget fra bunden", "en selvstændig måde at arbejde på"],
    lead: ["erfaring som teamleder eller koordinator", "mod på at være leder for tidligere kolleger"],
    manager: [
      "flere års erfaring med personaleledelse",
      "en lederuddannelse, for eksempel en diplomuddannelse i ledelse",
      "erfaring med at lede gennem forandringer",
    ],
    director: [
      "erfaring med at lede ledere",
      "et strategisk blik og erfaring fra en direktion",
      "gennemslagskraft over for bestyrelse og samarbejdspartnere",
    ],
  },
  persons: [
    "Som person er du rolig, nysgerrig og til at stole på.",
    "Du kommunikerer klart og møder andre med respekt, også når I er uenige.",
    "Du trives med mange bolde i luften og bevarer humøret.",
    "Du er struktureret, men ikke firkantet, og du gør det færdigt, du begynder på.",
    "Vi lægger vægt på, at du kan lytte, beslutte og følge op.",
    "Du tager initiativ og har modet til at spørge, hvorfor vi gør, som vi gør.",
  ],
  offersHeading: ["Vi tilbyder", "Hvad får du?", "Det får du af os", "Til gengæld"],
  offersIntro: ["Hos os får du:", "Vi kan blandt andet tilbyde:", "Du får:"],
  offers: [
    () => "fleksibel arbejdstid og mulighed for hjemmearbejde to dage om ugen",
    () => "en grundig introduktion og en fast makker det første halve år",
    () => "pension, sundhedsforsikring og frokostordning",
    () => "efteruddannelse, som vi aftaler sammen hvert år",
    ({ colleagues }) => `${colleagues} engagerede kolleger, der gerne giver en hånd med`,
    () => "stor frihed til at tilrettelægge din egen dag",
    () => "løn efter kvalifikationer og gældende overenskomst",
    () => "et netværk af ledere på tværs, der mødes hver måned",
    () => "opgaver, der kan ses og mærkes i lokalområdet",
    () => "en arbejdsplads tæt på offentlig transport og med ladestandere",
    () => "en omgangstone med plads til både alvor og sjov",
    () => "seks ugers ferie og omsorgsdage",
  ],
  hours: [
    ({ hours }) =>
      `Stillingen er på ${hours} timer om ugen, og vi forventer, at du kan begynde snarest eller efter aftale.`,
    ({ hours }) => `Arbejdstiden er ${hours} timer ugentligt. Du starter den 1. i en måned efter aftale.`,
    ({ hours, city }) => `Du ansættes ${hours} timer om ugen med arbejdssted i ${city}.`,
  ],
  closing: [
    "Vi holder samtaler løbende, så send din ansøgning og dit CV, når du er klar.",
    "Alle, uanset alder, køn og baggrund, opfordres til at søge.",
    "Ring gerne og hør mere, før du søger. Samtaler holdes i to runder.",
    "Vi glæder os til at læse, hvorfor netop du vil være en del af holdet.",
  ],
};

export const english: PostingWords = {
  lead: [
    ({ title }, one, other) => `As ${title} you will ${one}. You will also ${other}.`,
    (_, one, other) => `Your main task is to ${one}. Besides that you ${other}.`,
    ({ city }, one, other) => `In ${city} you will ${one}. Part of the job is to ${other}.`,
    ({ title }, one, other) => `Do you want to ${one}? As ${title} you also ${other}.`,
  ],
  scopeOf: {
    specialist: [
      ({ colleagues }) => `There are ${colleagues} of us who share the work.`,
      ({ hours }) => `The position is ${hours} hours a week.`,
    ],
    lead: [
      ({ staff }) => `You are the line manager of ${staff} people.`,
      ({ staff }) => `You lead a team of ${staff}.`,
    ],
    manager: [
      ({ staff, budget }) => `You lead ${staff} people and have a budget of DKK ${budget} million.`,
      ({ staff }) => `You are responsible for ${staff} people and report to the executive board.`,
    ],
    director: [
      ({ staff, budget }) => `You answer for ${staff} people and DKK ${budget} million a year.`,
      ({ staff }) => `You report to the board and lead ${staff} people through your managers.`,
    ],
  },
  opening: [
    ({ title, company, city }) => `Would you like to make a difference as ${title} at ${company} in ${city}?`,
    ({ title, company }) =>
      `${company} is looking for a ${title} who enjoys responsibility and takes colleagues and customers seriously.`,
    ({ field, company, city }) =>
      `Do you want to set the direction for ${field}? Then ${company} in ${city} may be your next place to work.`,
    ({ company, field }) => `At ${company} our work with ${field} is growing, and so is the team.`,
    ({ title, city }) => `We need a ${title} in ${city} who creates results together with others.`,
  ],
  about: [
    ({ company, people, city }) =>
      `${company} has ${people} employees, and you will be based in ${city} with colleagues who help each other.`,
    ({ people, field }) =>
      `We are ${people} colleagues from many countries, and ${field} is one of the things that matter most to us in the years ahead.`,
    ({ company, colleagues }) =>
      `You join a team of ${colleagues} at ${company}, where decisions are made fast and close to the work.`,
    ({ people }) => `With ${people} people we are large enough for exciting tasks and small enough to know each other.`,
  ],
  tasksHeading: ["Your tasks", "About the role", "What you will do", "Responsibilities"],
  tasksIntro: [
    ({ title }) => `As ${title} you will:`,
    () => "Your days will vary, and above all you will:",
    ({ field }) => `You take responsibility within ${field} and will:`,
  ],
  tasksOf: {
    specialist: [
      () => "share your knowledge with colleagues and own your tasks",
      ({ colleagues }) => `be part of a team of ${colleagues} and help where it is needed`,
    ],
    lead: [
      ({ staff }) => `lead and organise the daily work of ${staff} colleagues`,
      ({ staff }) => `be the line manager of a team of ${staff}`,
    ],
    manager: [
      ({ staff, budget }) => `lead ${staff} employees and be responsible for a budget of DKK ${budget} million`,
      ({ staff }) => `develop ${staff} employees and leaders through clear and present leadership`,
    ],
    director: [
      ({ staff, budget }) =>
        `lead an organisation of ${staff} through your managers, with a total budget of DKK ${budget} million`,
      ({ budget }) => `carry full responsibility for results of DKK ${budget} million and report to the board`,
    ],
  },
  bringsHeading: ["Your profile", "Who are you?", "Qualifications", "What you bring"],
  bringsIntro: [
    "You need not know everything from day one, but we hope that you have:",
    "To succeed you have:",
    "We would like you to bring:",
  ],
  bringsOf: {
    specialist: ["a few years of experience, or a wish to learn", "an independent way of working"],
    lead: ["experience as a team lead or coordinator", "the courage to lead former colleagues"],
    manager: ["several years of experience with people management", "experience with leading through change"],
    director: ["experience with leading leaders", "a strategic view and experience from an executive board"],
  },
  persons: [
    "As a person you are calm, curious and reliable.",
    "You communicate clearly and meet others with respect, also when you disagree.",
    "You are structured without being rigid, and you finish what you begin.",
    "You take the initiative and dare to ask why we do things the way we do.",
  ],
  offersHeading: ["We offer", "What you get", "In return"],
  offersIntro: ["With us you get:", "Among other things we offer:"],
  offers: [
    () => "flexible hours and two days a week from home",
    () => "a thorough introduction and a buddy for the first six months",
    () => "pension, health insurance and a good lunch",
    () => "training that we agree on together every year",
    ({ colleagues }) => `${colleagues} dedicated colleagues who are happy to lend a hand`,
    () => "great freedom to plan your own day",
    () => "Danish lessons for you and your partner if you are new in the country",
    () => "six weeks of holiday",
  ],
  hours: [
    ({ hours }) => `The position is ${hours} hours a week, starting as soon as possible or by agreement.`,
    ({ hours, city }) => `You will work ${hours} hours a week, based in ${city}.`,
  ],
  closing: [
    "We hold interviews as applications arrive, so send yours when you are ready.",
    "We encourage everyone to apply, whatever their age, gender or background.",
    "Feel free to call and hear more before you apply.",
  ],
};

/** Converts a Danish title to lower case, as within a sentence, except for abbreviations and names. */
function lower(title: string): string {
  return /^[A-ZÆØÅ][a-zæøå]/u.test(title) && !/\b[A-Z]{2}|[A-Z]\w+ [A-Z]/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}
