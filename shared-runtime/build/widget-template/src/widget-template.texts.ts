import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  question: {
    questionTitle: "Leder du andre i dit arbejde?",
    questionText: "Både det formelle ansvar og det, du har i praksis, tæller med.",
    answerYes: "Ja",
    answerNo: "Nej, ikke endnu",
    noScriptText: "Her stiller vi et spørgsmål, der kræver, at JavaScript er slået til i din browser.",
  },
  advice: {
    leadsTitle: "Så er du ikke alene",
    leadsText: "Vores medlemmer har ansvar for andre, ligesom du har.",
    laterTitle: "Du er velkommen alligevel",
    laterText: "Mange begynder hos os, før de får deres første lederjob.",
    moreLink: "Læs mere",
    reconsider: "Svar igen",
  },
} as const;

/**
 * Every sentence that a visitor reads; each key is a prop. Texts of the first screen are part of the first frame, so they
 * must not have `{places}` that are filled in later.
 */
export const widgetTemplateTexts = textsOf(groups);

export type WidgetTemplateTexts = TextsIn<typeof groups>;
export type WidgetTemplateGroups = typeof groups;
