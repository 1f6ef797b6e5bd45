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
  lead: "Du logger ind med MitID. Bagefter kommer du tilbage til den side, du kom fra.",
  begin: "Log ind med MitID",
  note: "Kun til dig",
};

/** The texts for a member who has just signed out. `firstName` may be empty. */
export function farewellTexts(firstName: string): LogInTexts {
  return {
    title: firstName === "" ? "På gensyn" : `På gensyn, ${firstName}`,
    lead: "Du er logget ud. Bruger du en computer, som andre også bruger, så luk browseren, når du går.",
    begin: "Log ind igen",
    note: "Logget ud",
  };
}

/** The texts for a person who has joined and whose sign-in afterwards failed: the sign-up is stored nevertheless. */
export function joiningTexts(fault: keyof typeof faultTexts): LogInTexts {
  if (fault === "afbrudt") return cancelledAfterJoining;
  const texts = faultTexts[fault];
  return { ...texts, lead: `Din indmeldelse er gemt. ${texts.lead}` };
}

const cancelledAfterJoining: LogInTexts = {
  title: "Din indmeldelse er gemt",
  lead: "Du afbrød hos MitID, så du er ikke logget ind endnu. Log ind, når det passer dig, så vælger du betaling og er færdig. Du skal ikke udfylde noget igen. Hører vi ikke fra dig, ringer vi.",
  begin: "Fortsæt til MitID",
  note: "Gemt",
};

/**
 * The texts by fault. `fuldt` and `fejl` are errors of this server: `fuldt` if it has no room for the session, `fejl`
 * for all other errors.
 */
export const faultTexts: Readonly<Record<SignInFault | "fuldt" | "fejl", LogInTexts>> = {
  afbrudt: {
    title: "Du er ikke logget ind",
    lead: "Du afbrød, før du var færdig, så der er ikke sket noget. Begynd forfra, når det passer dig.",
    begin: "Log ind igen",
    note: "Afbrudt",
  },
  udloebet: {
    title: "Dit login gælder ikke længere",
    lead: "Du skal være logget ind inden for 15 minutter og i den samme browser, som du begyndte i, og hvert login gælder kun én gang. Begynd forfra. Det går som regel hurtigt.",
    begin: "Begynd forfra",
    note: "Tiden løb ud",
  },
  formange: {
    title: "Der har været for mange forsøg på at logge ind",
    lead: "Der er kommet usædvanligt mange forsøg fra din forbindelse på kort tid. Det kan også være andre på samme netværk. Vent et minut, og prøv igen. Hjælper det ikke, så prøv fra et andet netværk, eller ring til os.",
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
    lead: "Svaret fra tjenesten, du loggede ind hos, var ikke, som det skulle være. For din sikkerheds skyld er du derfor ikke logget ind. Prøv igen, og ring til os, hvis det sker mere end én gang.",
    begin: "Prøv igen",
    note: "Ikke godkendt",
  },
  fuldt: {
    title: "Du kan ikke logge ind lige nu",
    lead: "Der er ikke plads til at gemme dit login hos os. Det er ikke noget, du har gjort, og vi arbejder på det. Du kan læse alle sider imens. Prøv igen senere.",
    begin: "Prøv igen",
    note: "Det er os",
  },
  fejl: {
    title: "Det her er vores fejl",
    lead: "Noget gik galt hos os undervejs, så du er ikke logget ind endnu. Som regel hjælper det at prøve igen om et øjeblik.",
    begin: "Prøv igen",
    note: "Det er os",
  },
};
