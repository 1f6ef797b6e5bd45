import type { CriterionPair } from "./criterion-pair.ts";
import { danishFields, englishFields, say } from "./plan-changes.ts";

export const personPairs: readonly CriterionPair[] = [
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
