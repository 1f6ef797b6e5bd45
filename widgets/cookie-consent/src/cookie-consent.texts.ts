import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  question: {
    title: "Du vælger dine cookies",
    text: "De nødvendige får siden til at virke. Må vi også måle brugen og vise annoncer?",
    /** Shown while a tool waits for the answer. */
    awaited: "Vælg først, så går vi videre med det samme.",
    policyLink: "Læs om vores cookies",
    /** Address of the policy link. */
    policyHref: "/cookies",
  },
  answers: {
    onlyNecessary: "Kun nødvendige",
    adjust: "Tilpas",
    acceptAll: "Acceptér alle",
  },
  categories: {
    settingsTitle: "Vælg dine cookies",
    necessary: "Nødvendige",
    alwaysOn: "Altid slået til.",
    necessaryText: "Husker dette valg, holder dig logget ind og passer på det, du sender. Siden virker ikke uden.",
    statistics: "Statistik",
    statisticsText:
      "Viser os, hvilke sider og værktøjer der bliver brugt, så vi kan gøre dem bedre. Aldrig hvad du skriver eller uploader.",
    marketing: "Markedsføring",
    marketingText: "Lader os vise dig annoncer fra os andre steder på nettet og måle, om de virker.",
    save: "Gem valg",
    close: "Luk uden at ændre",
  },
  announcement: {
    saved: "Dit valg er gemt. Du kan ændre det under Cookieindstillinger nederst på siden.",
  },
} as const;

/** Every sentence that a visitor reads; each key is a prop. No text has placeholders. */
export const cookieConsentTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type CookieConsentTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type CookieConsentGroups = typeof groups;
