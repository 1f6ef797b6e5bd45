import type { LeadFormWords } from "../lead-form-words.ts";
import type { eventSignup } from "./event-signup.form.ts";

export const eventSignupWords: LeadFormWords<typeof eventSignup> = {
  id: "event-signup",
  title: "Tilmelding til et arrangement",
  // The host has no page for events, since the CMS has the page of an event with its form. So the link leads to another
  // form.
  home: "/bliv-medlem/ring-til-mig",
  linkText: "Bliv ringet op om arrangementet",
  props: {
    soldOut: {
      title: "Udsolgt: vis ventelisten",
      description: "Ventelisten har sine egne tekster i stedet for tilmeldingens.",
    },
    jobTitleEnabled: "Spørg om stilling",
    companyEnabled: "Spørg om virksomhed",
    zipCodeEnabled: "Spørg om postnummer",
    termsEnabled: {
      title: "Bed om et løfte om at melde afbud",
      description: "Viser en afkrydsning, som skal sættes.",
    },
    eventTitle: "Overskrift",
    eventText: "Tekst under overskriften",
    eventName: "Felt: navn",
    eventEmail: "Felt: e-mail",
    eventPhone: "Felt: telefon",
    eventJobTitle: "Felt: stilling",
    eventCompany: "Felt: virksomhed",
    eventZipCode: "Felt: postnummer",
    eventTerms: "Løftet om at melde afbud",
    eventButton: "Knap til at tilmelde sig",
    eventPrivacy: "Løfte om, hvad oplysningerne bliver brugt til",
    eventDone: "Tekst, når tilmeldingen er sendt",
    soldOutTitle: "Venteliste: overskrift",
    soldOutText: "Venteliste: tekst under overskriften",
    soldOutButton: "Venteliste: knap",
    soldOutTerms: "Venteliste: løftet om at melde afbud",
    soldOutDone: "Venteliste: tekst, når der er sendt",
    source: {
      title: "Site, formularen står på",
      description: "Sendes med til systemet, der modtager tilmeldingerne.",
      importance: "internal",
      choices: { "0": "Site 0", "2": "Site 2" },
    },
    eventSource: {
      title: "Navn på arrangementet i systemet, der modtager tilmeldingerne",
      importance: "internal",
    },
    eventPage: {
      title: "Sti til arrangementets side",
      description: "På en side med skabelonen EventPage udfylder den sig selv.",
      importance: "internal",
    },
    arrangementtype: {
      title: "Slags arrangement i statistikken",
      description: "Sendes med til statistikken, når formularen er sendt.",
      importance: "internal",
    },
  },
};
