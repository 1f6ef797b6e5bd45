import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import type { CookieConsentGroups } from "./cookie-consent.texts.ts";

const legal =
  "Det, den besøgende siger ja eller nej til. Ret det kun efter aftale med den, der har ansvaret for persondata.";

const texts: GroupsOf<CookieConsentGroups> = {
  question: {
    title: "Spørgsmålet",
    props: {
      title: "Overskrift på spørgsmålet",
      text: { title: "Tekst i spørgsmålet", description: legal },
      awaited: { title: "Linje, når et værktøj på siden venter på svaret", importance: "rare" },
      policyLink: "Link til siden om cookies",
      policyHref: { title: "Adresse på siden om cookies", examples: ["/cookies"] },
    },
  },
  answers: {
    title: "Knapperne",
    props: {
      onlyNecessary: "Knap: kun nødvendige cookies",
      adjust: "Knap til at vælge selv",
      acceptAll: "Knap: alle cookies",
    },
  },
  categories: {
    title: "Valg mellem slags cookies",
    props: {
      settingsTitle: "Overskrift over valget",
      necessary: "Nødvendige: navn",
      alwaysOn: { title: "Nødvendige: mærke om, at de altid er slået til", importance: "rare" },
      necessaryText: { title: "Nødvendige: tekst", description: legal },
      statistics: "Statistik: navn",
      statisticsText: { title: "Statistik: tekst", description: legal },
      marketing: "Markedsføring: navn",
      marketingText: { title: "Markedsføring: tekst", description: legal },
      save: "Knap til at gemme valget",
      close: {
        title: "Knap til at lukke uden at ændre",
        description: "Vises, når den besøgende har svaret før og åbner valget igen.",
        importance: "rare",
      },
    },
  },
  announcement: {
    title: "Efter svaret",
    importance: "rare",
    props: { saved: { title: "Besked om, at valget er gemt", description: "Læses højt af skærmlæsere." } },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Spørgsmål om cookies",
    summary: "Spørger besøgende nederst i vinduet, hvilke cookies de vil have. Sættes ind én gang for hele sitet.",
    icon: "M10 2.5a7.5 7.5 0 1 0 7.5 7.5 3.5 3.5 0 0 1-4-4 3.5 3.5 0 0 1-3.5-3.5zM7 8v.1M8 13v.1M12.5 12v.1",
    audience: "site",
    home: "/cookies",
    linkText: "Om cookies",
    usualLoad: "eager",
    minHeight: 0,
  },
  groups: texts,
};
