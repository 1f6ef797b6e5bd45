import type { SignInFault } from "../../services/sign-in/sign-in-failure.ts";

interface LogInTexts {
  readonly title: string;
  readonly lead: string;
  /** Label of the button that starts signing in. */
  readonly begin: string;
  /** Text of the note on the drawn card. */
  readonly note: string;
}

export const startTexts: LogInTexts = {
  title: "Log ind",
  lead: "Du logger ind med dit digitale id. Bagefter kommer du tilbage til den side, du kom fra.",
  begin: "Log ind",
  note: "Kun til dig",
};

/** By fault. `fejl` is an error of our own. */
export const faultTexts: Readonly<Record<SignInFault | "fejl", LogInTexts>> = {
  afbrudt: {
    title: "Du er ikke logget ind",
    lead: "Du afbrød, før du var færdig, så der er ikke sket noget. Begynd forfra, når det passer dig.",
    begin: "Log ind igen",
    note: "Afbrudt",
  },
  udloebet: {
    title: "Dit login gælder ikke længere",
    lead: "Et login skal gøres færdigt inden for 15 minutter, i den browser, hvor du begyndte, og det gælder kun én gang. Begynd forfra, så går det som regel hurtigt.",
    begin: "Begynd forfra",
    note: "Tiden gik",
  },
  formange: {
    title: "Der er begyndt for mange login",
    lead: "Fra din forbindelse er der begyndt usædvanligt mange login inden for kort tid. Det kan også være andre på samme netværk. Vent et minut, og prøv igen. Sker det stadig, så prøv fra et andet netværk, eller spørg os.",
    begin: "Prøv igen",
    note: "Vent lidt",
  },
  utilgaengelig: {
    title: "Login svarer ikke lige nu",
    lead: "Tjenesten, du logger ind hos, svarer ikke eller er for langsom. Det er ikke noget, du har gjort. Vent et par minutter, og prøv igen.",
    begin: "Prøv igen",
    note: "Intet svar",
  },
  ugyldig: {
    title: "Vi kunne ikke godkende dit login",
    lead: "Svaret fra tjenesten, du loggede ind hos, var ikke, som det skulle være. For din sikkerheds skyld er du derfor ikke logget ind. Prøv igen, og spørg os, hvis det sker mere end én gang.",
    begin: "Prøv igen",
    note: "Ikke godkendt",
  },
  fejl: {
    title: "Det her er vores fejl",
    lead: "Noget gik galt hos os, mens du loggede ind, så du er ikke logget ind endnu. Som regel hjælper det at prøve igen om et øjeblik.",
    begin: "Prøv igen",
    note: "Det er os",
  },
};
