import type { LeadFormWords } from "../lead-form-words.ts";
import type { callMe } from "./call-me.form.ts";

export const callMeWords: LeadFormWords<typeof callMe> = {
  id: "call-me",
  title: "Bed om at blive ringet op",
  home: "/bliv-medlem/ring-til-mig",
  linkText: "Bliv ringet op",
  props: {
    callMeTitle: "Overskrift",
    callMeText: "Tekst under overskriften",
    callMeName: "Felt: navn",
    callMePhone: "Felt: telefon",
    callMeButton: "Knap til at sende",
    callMePrivacy: "Løfte om, hvad oplysningerne bliver brugt til",
    callMeDone: "Tekst, når der er sendt",
    opkaldstype: {
      title: "Slags opkald i statistikken",
      description: "Sendes med til statistikken, når formularen er sendt.",
      importance: "internal",
    },
  },
};
