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
    callMeDoneTitle: {
      title: "Overskrift, når der er sendt",
      description: "Uden den står sitets egen overskrift for formularer, der er sendt.",
    },
    callMeDoneAt: {
      title: "Tekst, når der er sendt, med tidspunkt",
      variables: {
        tidspunkt: "Dagen og timerne, regnet ud fra telefonens åbningstider: »i morgen, fredag, mellem 8 og 16«.",
        telefon: "Nummeret, som den besøgende har skrevet.",
      },
    },
    callMeDone: {
      title: "Tekst, når der er sendt, uden tidspunkt",
      description:
        "Vises kun, hvis telefonens åbningstider ikke er kendt. Skriver du din egen tekst her, bliver den altid vist.",
    },
    opkaldstype: {
      title: "Slags opkald i statistikken",
      description: "Sendes med til statistikken, når formularen er sendt.",
      importance: "internal",
    },
  },
};
