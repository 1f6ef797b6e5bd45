import type { LeadFormWords } from "../lead-form-words.ts";
import type { memberGetMember } from "./member-get-member.form.ts";

export const memberGetMemberWords: LeadFormWords<typeof memberGetMember> = {
  id: "member-get-member",
  title: "Anbefal en kollega",
  home: "/anbefal-en-kollega",
  linkText: "Anbefal en kollega",
  props: {
    recommendTitle: "Overskrift",
    recommendText: "Tekst under overskriften",
    recommendYou: "Overskrift over felterne om den, der anbefaler",
    recommendName: "Felt: eget navn",
    recommendEmail: "Felt: egen e-mail",
    recommendThem: "Overskrift over felterne om kollegaen",
    recommendThemHint: "Hjælp over felterne om kollegaen",
    recommendTheirName: "Felt: kollegaens navn",
    recommendTheirJobtitle: "Felt: kollegaens stilling",
    recommendTheirPhone: "Felt: kollegaens telefon",
    recommendTheirEmail: "Felt: kollegaens e-mail",
    recommendButton: "Knap til at sende",
    recommendPrivacy: "Løfte om, hvad oplysningerne bliver brugt til",
    recommendDone: "Tekst, når der er sendt",
    type: {
      title: "Slags anbefaling i statistikken",
      description: "Sendes med til statistikken, når formularen er sendt.",
      importance: "internal",
    },
  },
};
