import type { CvLook, CvPlan, CvPlanRole } from "./cv-plan.ts";

/** Two CVs that differ in one criterion alone. The first meets every criterion of the review, the second all but one. */
export interface CriterionPair {
  readonly area: string;
  readonly item: string;
  readonly unmet: string;
  readonly change: (plan: CvPlan) => CvPlan;
  /** What the first CV of the pair needs to be, where the leader's CV as it is will not do. */
  readonly prepare?: (plan: CvPlan) => CvPlan;
}

export const criterionPairs: readonly CriterionPair[] = [
  {
    area: "contact",
    item: "E-mail",
    unmet: "the e-mail address is left out",
    change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !line.includes("@")) }),
  },
  {
    area: "contact",
    item: "Telefonnummer",
    unmet: "the phone number is left out",
    change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !line.startsWith("+45")) }),
  },
  {
    area: "contact",
    item: "Postnummer og by",
    unmet: "postal code and city are left out",
    change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !/^\d{4} /u.test(line)) }),
  },
  { area: "links", item: "LinkedIn", unmet: "LinkedIn is left out", change: (plan) => ({ ...plan, links: [] }) },
  {
    area: "links",
    item: "Links, der virker",
    unmet: "the LinkedIn address is plain text",
    change: (plan) => ({ ...plan, links: plan.links.map(({ text }) => ({ text, url: undefined })) }),
  },
  {
    area: "profile",
    item: "Profiltekst",
    unmet: "the profile is left out",
    change: (plan) => ({ ...plan, profile: undefined }),
  },
  {
    area: "profile",
    item: "Profiltekstens længde",
    unmet: "the profile has 12 words",
    change: (plan) => ({
      ...plan,
      profile: say(
        plan,
        "Driftschef med 16 års erfaring og personaleansvar for 120 medarbejdere i logistik.",
        "Operations manager with 14 years of experience who leads 80 employees daily.",
      ),
    }),
  },
  {
    area: "profile",
    item: "Profiltekstens længde",
    unmet: "the profile has over 120 words",
    change: (plan) => ({ ...plan, profile: `${plan.profile} ${plan.profile} ${plan.profile}` }),
  },
  {
    area: "profile",
    item: "Profiltekstens ordvalg",
    unmet: "the profile is nothing but clichés",
    change: (plan) => ({
      ...plan,
      profile: say(
        plan,
        "Engageret og resultatorienteret leder med mange bolde i luften. Jeg er en holdspiller, der brænder for at skabe værdi og tænker ud af boksen. Jeg er omstillingsparat og trives i et dynamisk miljø med højt til loftet.",
        "Dedicated and results-oriented leader with many balls in the air. I am a team player who is passionate about creating value and thinks outside the box. I am proactive and thrive in a dynamic and fast-paced environment.",
      ),
    }),
  },
  {
    area: "profile",
    item: "Rolle, erfaring og ansvar",
    unmet: "the profile tells no role, years or scope",
    change: (plan) => ({
      ...plan,
      profile: say(
        plan,
        "Jeg får planer til at virke i hverdagen, og jeg kender forskel på et problem og en undskyldning. Jeg lytter først og beslutter bagefter, og så bliver det gjort. Nu søger jeg en arbejdsplads, hvor kvalitet betyder noget.",
        "I make plans work in everyday life, and I know a problem from an excuse. I listen first and decide afterwards, and then it gets done. Now I am looking for a workplace where quality means something to everybody.",
      ),
    }),
  },
  {
    area: "competencies",
    item: "Kompetencer",
    unmet: "competencies are left out",
    change: (plan) => ({ ...plan, competencies: [] }),
  },
  {
    area: "competencies",
    item: "Antal kompetencer",
    unmet: "there are four competencies",
    change: (plan) => ({ ...plan, competencies: plan.competencies.slice(0, 4) }),
  },
  {
    area: "competencies",
    item: "Antal kompetencer",
    unmet: "there are 26 competencies",
    change: (plan) => ({
      ...plan,
      competencies: Array.from({ length: 26 }, (_, index) => say(plan, danishFields, englishFields)[index] ?? ""),
    }),
  },
  {
    area: "competencies",
    item: "Faglige kompetencer",
    unmet: "five of eight competencies are traits of character",
    change: (plan) => ({
      ...plan,
      competencies: [
        ...say(
          plan,
          ["Engageret", "Omstillingsparat", "Teamplayer", "Positiv", "Ansvarsbevidst"],
          ["Dedicated", "Flexible", "Team player", "Positive attitude", "Proactive"],
        ),
        ...plan.competencies.slice(0, 3),
      ],
    }),
  },
  {
    area: "experience",
    item: "Titel, arbejdsgiver og periode",
    unmet: "no job names its employer",
    change: (plan) => everyRole(plan, (role) => ({ ...role, employer: undefined })),
  },
  {
    area: "experience",
    item: "Titel, arbejdsgiver og periode",
    unmet: "experience is left out",
    prepare: (plan) => ({
      ...plan,
      extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, 16) }],
    }),
    change: (plan) => ({ ...plan, roles: [] }),
  },
  {
    area: "experience",
    item: "Nyeste job først",
    unmet: "the oldest job stands first",
    change: (plan) => ({ ...plan, roles: plan.roles.toReversed() }),
  },
  {
    area: "experience",
    item: "Beskrivelse af hvert job",
    unmet: "the oldest job has no description",
    prepare: (plan) =>
      role(plan, 2, ({ title }) => ({
        title: title?.replace(/^Team(?:leder| Leader)/u, say(plan, "Driftskonsulent", "Consultant")),
      })),
    change: (plan) => role(plan, 2, () => ({ points: [] })),
  },
  {
    area: "results",
    item: "Tal i dine seneste job",
    unmet: "3 of 11 points in the two latest jobs carry a number",
    change: (plan) =>
      role(
        role(plan, 0, ({ points }) => ({
          points: points.map((point, index) => (index === 2 ? withoutNumbers(plan, point) : point)),
        })),
        1,
        ({ points }) => ({
          points: points.map((point, index) => (index === 1 || index === 2 ? withoutNumbers(plan, point) : point)),
        }),
      ),
  },
  {
    area: "leadership",
    item: "Medarbejdere, budget og reference",
    unmet: "a leader's job tells neither people, budget nor reporting line",
    change: (plan) =>
      role(plan, 2, () => ({
        points: say(
          plan,
          [
            "Fordelte arbejdet i pakkeri og lager",
            "Reducerede spildet ved at ændre rækkefølgen af ordrer",
            "Planlagde vagter for hele afdelingen",
          ],
          [
            "Assigned the work in packing and storage",
            "Reduced waste by changing the sequence of orders",
            "Planned the rosters of the whole department",
          ],
        ),
      })),
  },
  {
    area: "actionverbs",
    item: "Aktive verber",
    unmet: "most points begin with responsible for",
    change: (plan) =>
      everyRole(plan, (own) => ({
        ...own,
        points: own.points.map((point, index) =>
          index < 4
            ? `${say(plan, ["Ansvarlig for", "Deltog i", "Medvirkede til"], ["Responsible for", "Participated in", "Worked with"])[index % 3]} ${lowerFirst(point)}`
            : point,
        ),
      })),
  },
  {
    area: "gaps",
    item: "Huller mellem job",
    unmet: "eight months lie between two jobs",
    change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 2014 – apr. 2018", "Mar 2013 – Apr 2017") })),
  },
  {
    area: "gaps",
    item: "Perioder, der overlapper",
    unmet: "two jobs overlap by a year",
    change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 2014 – jan. 2020", "Mar 2013 – Jan 2019") })),
  },
  {
    area: "gaps",
    item: "Perioder, der kan læses",
    unmet: "a year has a hole in it",
    change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 20xx – dec. 2018", "Mar 20xx – Dec 2017") })),
  },
  {
    area: "gaps",
    item: "Datoer i fremtiden",
    unmet: "the present job ends in 2028",
    change: (plan) => role(plan, 0, () => ({ period: say(plan, "jan. 2019 – mar. 2028", "Jan 2018 – Mar 2028") })),
  },
  {
    area: "education",
    item: "Uddannelse",
    unmet: "education is left out",
    change: (plan) => ({ ...plan, education: [] }),
  },
  {
    area: "education",
    item: "Årstal for uddannelse",
    unmet: "one education has no year",
    change: (plan) => ({
      ...plan,
      education: plan.education.map((line, index) => (index === 1 ? withoutYear(line) : line)),
    }),
  },
  {
    area: "courses",
    item: "Kurser og certificeringer",
    unmet: "courses are left out",
    change: (plan) => ({ ...plan, courses: [] }),
  },
  {
    area: "courses",
    item: "Årstal for kurser",
    unmet: "no course has a year",
    change: (plan) => ({ ...plan, courses: plan.courses.map(withoutYear) }),
  },
  { area: "languages", item: "Sprog", unmet: "languages are left out", change: (plan) => ({ ...plan, languages: [] }) },
  {
    area: "languages",
    item: "Sprogniveau",
    unmet: "one language has no level",
    change: (plan) => ({
      ...plan,
      languages: plan.languages.map((line, index) => (index === 2 ? (line.split(":")[0] ?? "") : line)),
    }),
  },
  { area: "it", item: "IT-kompetencer", unmet: "IT is left out", change: (plan) => ({ ...plan, it: [] }) },
  {
    area: "length",
    item: "Antal sider",
    unmet: "the CV is spread over four pages",
    change: (plan) => look(plan, { pageBreakBefore: ["experience", "education", "courses"] }),
  },
  {
    area: "length",
    item: "Antal ord",
    unmet: "the CV has under 200 words",
    prepare: (plan) => short(plan, 3),
    change: (plan) => short(plan, 0),
  },
  {
    area: "length",
    item: "Antal ord",
    unmet: "the CV has over 1500 words",
    prepare: (plan) => look(plan, { size: 9.2 }),
    change: (plan) => ({
      ...plan,
      extras: [
        {
          heading: say(plan, "Publikationer", "Publications"),
          lines: Array.from({ length: 6 }, () => filler(plan, 17).join(". ")),
        },
      ],
    }),
  },
  {
    area: "layout",
    item: "Overskrifter",
    unmet: "there are no headings",
    change: (plan) => look(plan, { showHeadings: false }),
  },
  {
    area: "layout",
    item: "Skriftstørrelse",
    unmet: "courses are written in eight points",
    change: (plan) => look(plan, { parts: { courses: { size: 8 } } }),
  },
  {
    area: "layout",
    item: "Skrifttyper",
    unmet: "four font families are used",
    change: (plan) =>
      look(plan, {
        parts: { profile: { family: "times" }, courses: { family: "courier" }, languages: { family: "liberation" } },
      }),
  },
  {
    area: "layout",
    item: "Punkter frem for lange afsnit",
    unmet: "the present job is described in one long paragraph",
    change: (plan) => role(plan, 0, ({ points }) => ({ text: `${points.join(". ")}.`, points: [] })),
  },
  {
    area: "ats",
    item: "Læserækkefølge",
    unmet: "the file holds the columns row by row",
    prepare: (plan) => (plan.columns === 2 ? plan : tabled(plan)),
    change: (plan) => look(plan, { drawing: "rows" }),
  },
  {
    area: "ats",
    item: "Tekst som billede",
    unmet: "a large picture holds text",
    change: (plan) => look(plan, { textPicture: { width: 480, height: 90 } }),
    prepare: (plan) => look(plan, { pageBreakBefore: ["courses"] }),
  },
  {
    area: "ats",
    item: "Tegn, der kan læses",
    unmet: "a line is drawn with a font without letters",
    change: (plan) => look(plan, { parts: { extras: { family: "unreadable" } } }),
    prepare: (plan) => ({
      ...plan,
      extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, 3) }],
    }),
  },
  {
    area: "consistency",
    item: "Datoformat",
    unmet: "one job is dated in digits",
    change: (plan) => role(plan, 1, () => ({ period: say(plan, "03/2014 – 12/2018", "03/2013 – 12/2017") })),
  },
  {
    area: "consistency",
    item: "Punkttegn",
    unmet: "IT is listed with dashes",
    change: (plan) => look(plan, { bullets: { it: "–" } }),
  },
  {
    area: "consistency",
    item: "Overskrifternes sprog",
    unmet: "one heading is in the other language",
    change: (plan) =>
      look(plan, { headings: { ...plan.look.headings, education: say(plan, "Education", "Uddannelse") } }),
  },
  {
    area: "privacy",
    item: "CPR-nummer",
    unmet: "a CPR number is told",
    change: (plan) => ({ ...plan, contact: [...plan.contact, "CPR: 120375-4321"] }),
  },
  {
    area: "privacy",
    item: "Helbred",
    unmet: "an illness is told",
    change: (plan) => ({
      ...plan,
      profile: `${plan.profile} ${say(plan, "Jeg var sygemeldt med stress i 2022, men er tilbage på fuld tid.", "I have had depression but am back at work full time.")}`,
    }),
  },
  {
    area: "privacy",
    item: "Religion",
    unmet: "a faith is told",
    change: (plan) => ({
      ...plan,
      profile: `${plan.profile} ${say(plan, "Jeg er praktiserende katolik.", "I am a practising Catholic.")}`,
    }),
  },
  {
    area: "privacy",
    item: "Politik",
    unmet: "a party is told",
    change: (plan) => ({
      ...plan,
      profile: `${plan.profile} ${say(plan, "Jeg er medlem af Socialdemokratiet.", "I am a member of the Conservative Party.")}`,
    }),
  },
];

function say<T>(plan: CvPlan, danish: T, english: T): T {
  return plan.language === "da" ? danish : english;
}

function look(plan: CvPlan, changes: Partial<CvLook>): CvPlan {
  return { ...plan, look: { ...plan.look, ...changes } };
}

function role(plan: CvPlan, at: number, change: (own: CvPlanRole) => Partial<CvPlanRole>): CvPlan {
  return { ...plan, roles: plan.roles.map((own, index) => (index === at ? { ...own, ...change(own) } : own)) };
}

function everyRole(plan: CvPlan, change: (own: CvPlanRole) => CvPlanRole): CvPlan {
  return { ...plan, roles: plan.roles.map(change) };
}

function withoutYear(line: string): string {
  return line.replace(/, \d{4}$/u, "");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The same point with its amounts put in words that are none. */
function withoutNumbers(plan: CvPlan, point: string): string {
  return point
    .replace(/ fra \d+ til \d+ procent| from \d+ to \d+ percent/u, say(plan, " mærkbart", " clearly"))
    .replace(/^Halverede|^Halved/u, say(plan, "Sænkede", "Lowered"))
    .replace(/en eneste dag/u, "en dag");
}

function filler(plan: CvPlan, lines: number): string[] {
  const line = say(
    plan,
    "Artikel i fagbladet om ledelse i produktion og hvad der virker i hverdagen",
    "Article in the trade journal about leading people in production and what works",
  );
  return Array.from({ length: lines }, () => line);
}

/** A CV of some 180 words and as many lines more as are asked for. */
function short(plan: CvPlan, lines: number): CvPlan {
  const kept = {
    ...plan,
    profile: say(
      plan,
      "Driftschef med 16 års erfaring fra logistik og fødevarer. Jeg leder i dag 120 medarbejdere gennem fire teamledere og har ansvar for et budget på 85 mio. kr.",
      "Operations manager with 14 years of experience in medical devices and food. I lead 80 employees through five team leaders and answer for a budget of DKK 60 million.",
    ),
    competencies: plan.competencies.slice(0, 6),
    roles: plan.roles.map((own) => ({ ...own, points: own.points.slice(0, own === plan.roles[0] ? 2 : 1) })),
  };
  return lines === 0
    ? { ...kept, extras: [] }
    : { ...kept, extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, lines) }] };
}

/** A CV of one column in which competencies and IT stand side by side, long enough to be seen as columns. */
function tabled(plan: CvPlan): CvPlan {
  const systems = [
    "SAP S/4HANA",
    "Power BI",
    "Excel",
    "Microsoft 365",
    "Jira",
    "SharePoint",
    "Visio",
    "Qlik",
    "Workday",
    "Navision",
  ];
  const fields = say(plan, danishFields, englishFields).slice(0, 10);
  const breaks = look(plan, { table: true, pageBreakBefore: [] });
  return {
    ...breaks,
    competencies: fields,
    it: systems,
    roles: plan.roles.map((own) => ({ ...own, points: own.points.slice(0, 3) })),
  };
}

const danishFields: readonly string[] = [
  "Personaleledelse",
  "Driftsledelse",
  "Budgetopfølgning",
  "Forandringsledelse",
  "Lean",
  "Indkøb",
  "Arbejdsmiljø",
  "Lokalaftaler",
  "Rekruttering",
  "Kontraktstyring",
  "Lagerstyring",
  "Transportplanlægning",
  "Kvalitetsstyring",
  "Leverandørstyring",
  "Projektledelse",
  "Strategiudvikling",
  "Salgsledelse",
  "Procesoptimering",
  "Risikostyring",
  "Vagtplanlægning",
  "Lønforhandling",
  "Mødeledelse",
  "Bestyrelsesarbejde",
  "Controlling",
  "Medarbejdersamtaler",
  "Krisestyring",
];

const englishFields: readonly string[] = [
  "People management",
  "Operations",
  "Budgeting",
  "Change management",
  "Lean",
  "Procurement",
  "Health and safety",
  "Negotiation",
  "Recruitment",
  "Contract management",
  "Inventory",
  "Transport planning",
  "Quality management",
  "Supplier management",
  "Project management",
  "Strategy",
  "Sales management",
  "Process improvement",
  "Risk management",
  "Rostering",
  "Salary reviews",
  "Meeting management",
  "Board work",
  "Controlling",
  "Performance reviews",
  "Crisis management",
];
