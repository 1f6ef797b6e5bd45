import type { PairsOfCriteria } from "./criterion-pair.ts";
import { danishFields, englishFields, say } from "./plan-changes.ts";

export const personPairs = {
  email: [
    {
      unmet: "the e-mail address is left out",
      change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !line.includes("@")) }),
    },
  ],
  "phone-number": [
    {
      unmet: "the phone number is left out",
      change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !line.startsWith("+45")) }),
    },
  ],
  "home-town": [
    {
      unmet: "postal code and city are left out",
      change: (plan) => ({ ...plan, contact: plan.contact.filter((line) => !/^\d{4} /u.test(line)) }),
    },
  ],
  linkedin: [
    {
      unmet: "LinkedIn is left out",
      change: (plan) => ({ ...plan, links: [] }),
    },
  ],
  "working-links": [
    {
      unmet: "the LinkedIn address is plain text",
      change: (plan) => ({ ...plan, links: plan.links.map(({ text }) => ({ text, url: undefined })) }),
    },
  ],
  "profile-text": [
    {
      unmet: "the profile is left out",
      change: (plan) => ({ ...plan, profile: undefined }),
    },
  ],
  "profile-length": [
    {
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
      unmet: "the profile has over 120 words",
      change: (plan) => ({ ...plan, profile: `${plan.profile} ${plan.profile} ${plan.profile}` }),
    },
  ],
  "profile-wording": [
    {
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
  ],
  "profile-facts": [
    {
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
  ],
  "competency-list": [
    {
      unmet: "competencies are left out",
      change: (plan) => ({ ...plan, competencies: [] }),
    },
  ],
  "competency-count": [
    {
      unmet: "there are four competencies",
      change: (plan) => ({ ...plan, competencies: plan.competencies.slice(0, 4) }),
    },
    {
      unmet: "there are 26 competencies",
      change: (plan) => ({
        ...plan,
        competencies: Array.from({ length: 26 }, (_, index) => say(plan, danishFields, englishFields)[index] ?? ""),
      }),
    },
  ],
  "professional-competencies": [
    {
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
  ],
  "cpr-number": [
    {
      unmet: "a CPR number is told",
      change: (plan) => ({ ...plan, contact: [...plan.contact, "CPR: 120375-4321"] }),
    },
  ],
  health: [
    {
      unmet: "an illness is told",
      change: (plan) => ({
        ...plan,
        profile: `${plan.profile} ${say(plan, "Jeg var sygemeldt med stress i 2022, men er tilbage på fuld tid.", "I have had depression but am back at work full time.")}`,
      }),
    },
  ],
  religion: [
    {
      unmet: "a faith is told",
      change: (plan) => ({
        ...plan,
        profile: `${plan.profile} ${say(plan, "Jeg er praktiserende katolik.", "I am a practising Catholic.")}`,
      }),
    },
  ],
  politics: [
    {
      unmet: "a party is told",
      change: (plan) => ({
        ...plan,
        profile: `${plan.profile} ${say(plan, "Jeg er medlem af Socialdemokratiet.", "I am a member of the Conservative Party.")}`,
      }),
    },
  ],
} as const satisfies PairsOfCriteria;
