import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import type { WidgetTemplateGroups } from "./widget-template.texts.ts";

const texts: GroupsOf<WidgetTemplateGroups> = {
  question: {
    title: "Spørgsmålet",
    props: {
      questionTitle: "Overskrift over spørgsmålet",
      questionText: "Tekst under overskriften",
      answerYes: "Knap: ja",
      answerNo: "Knap: nej",
      noScriptText: { title: "Tekst til besøgende uden JavaScript", importance: "rare" },
    },
  },
  advice: {
    title: "Rådet efter svaret",
    props: {
      leadsTitle: "Svaret ja: overskrift",
      leadsText: "Svaret ja: tekst",
      laterTitle: "Svaret nej: overskrift",
      laterText: "Svaret nej: tekst",
      moreLink: "Link til mere om emnet",
      reconsider: "Knap til at svare igen",
    },
  },
};

/** What editors read about the widget and its props, in Danish. The build fails if a prop is missing. */
export const editorWords: WidgetWords = {
  profile: {
    title: "Spørgsmål med råd",
    summary: "Stiller den besøgende ét spørgsmål og giver et råd efter svaret.",
    icon: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM8 8a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1M10 13.5v.1",
    audience: "everyone",
    usualLoad: "visible",
    minHeight: 200,
  },
  groups: {
    settings: {
      title: "Adresser",
      props: {
        moreHref: {
          title: "Adresse på en side med mere om emnet",
          description: "Uden adresse er der intet link.",
          examples: ["/bliv-medlem"],
        },
      },
    },
    ...texts,
  },
};
