const cliches = "Byt dem ud med noget, kun du kan skrive. I stedet for »{kliche}« kan du fx skrive »{egneOrd}«.";

/** Advice on the person: profile, contact, links, photo, privacy, and on a document that is not a CV. */
export const personAdvice = {
  "document.noCv":
    "Har du valgt den forkerte fil, så prøv igen med dit CV. Er det dit CV, så giv det overskrifter som »Erhvervserfaring« og »Uddannelse«, og skriv årstal ved dine job.",

  "document.unproven": "Her tager vi oftere fejl end ellers, så se det som et spørgsmål.",

  "profile.missing":
    "Profilteksten er noget af det første, der bliver læst. Skriv tre-fire sætninger øverst: hvem du er fagligt, hvor længe du har ledet, hvor mange og hvad du vil nu.",
  "profile.missing.todo": "Skriv en profiltekst øverst",
  "profile.heading": "Giv den gerne overskriften »{overskrift}«.",
  "profile.length": "Når du skriver en profiltekst, er {mindst}-{højst} ord en god længde.",
  "profile.uncertainLength": "Mellem {mindst} og {højst} ord er en god længde.",
  "profile.short":
    "Giv den mindst {mindst}: Skriv fx, hvor længe du har ledet, hvor mange mennesker det gælder, eller hvad du gerne vil bidrage med i dit næste job.",
  "profile.short.todo": "Skriv lidt mere i din profiltekst",
  "profile.long":
    "Skær ned til højst {højst} ord: Behold din rolle, dit ansvar og dit bedste resultat, og lad resten stå under dine job.",
  "profile.long.todo": "Kort din profiltekst ned",
  "profile.goodLength": "Det er kort nok til at blive læst og langt nok til at sige noget.",
  "profile.wording": "Når du skriver en profiltekst, så brug ord, der kun passer på dig.",
  "profile.onlyCliches": cliches,
  "profile.onlyCliches.todo": "Brug ord, der kun passer på dig",
  "profile.manyCliches": cliches,
  "profile.manyCliches.todo": "Brug ord, der kun passer på dig",
  "profile.fewCliches": "Sæt gerne et tal ind, der viser dit ansvar eller et resultat: Det gør teksten konkret.",
  "profile.lastCliches": "Den bliver endnu stærkere uden {vendinger}, som står i mange CV’er.",
  "profile.headline":
    "Står der ingen titel under dit navn, så skriv gerne den, du har, eller den, du går efter: Øjet falder først på den.",
  "profile.facts":
    "Når du skriver en profiltekst, så skriv, hvad du er, hvor længe du har været leder, og hvor mange du har ledet.",
  "profile.maybeNoFacts": "Gør den ikke det, så begynd med det, fx: »{eksempel}«.",
  "profile.noFacts": "Begynd med det, fx: »{eksempel}«.",
  "profile.noFacts.todo": "Skriv din rolle og dit ansvar i profilteksten",
  "profile.addFact": "Tilføj gerne {mangler}.",
  "profile.addClause": "Tilføj gerne, {mangler}.",
  "profile.allFacts": "Så ved læseren med det samme, hvem du er.",

  "contact.noEmail":
    "Skriv din private e-mailadresse øverst under dit navn, så den, der vil invitere dig til samtale, kan svare med det samme.",
  "contact.noEmail.todo": "Skriv din e-mail øverst",
  "contact.wrappedEmail": "Sæt den gerne på én linje, så den er nem at kopiere.",
  "contact.partOfEmail": "Skriv den på én linje, så den er nem at læse og kopiere.",
  "contact.commaInEmail": "Ret det: Ingen kan skrive til dig, før adressen er rigtig.",
  "contact.commaInEmail.todo": "Ret din e-mailadresse",
  "contact.atInEmail": "Skriv den med @, så den kan kopieres og klikkes på.",
  "contact.phoneDigits": "Tjek det, så den, der vil invitere dig til samtale, kan få fat i dig.",
  "contact.phoneDigits.todo": "Ret dit telefonnummer",
  "contact.noPhone": "Skriv det ved siden af din e-mail: Mange invitationer til samtale kommer som et opkald.",
  "contact.noPhone.todo": "Skriv dit telefonnummer",
  "contact.ofOthers": "Er det dit eget, så sæt det sammen med dit navn.",
  "contact.noPlace":
    "Skriv dem under dit navn, fx »8000 Aarhus C«. Vejnavnet behøver du ikke, men læseren vil gerne vide, hvor langt du får til arbejde.",
  "contact.noPlace.todo": "Skriv dit postnummer og din by",

  "links.linkedIn": "Sørg for, at den fortæller det samme som CV’et.",
  "links.noLinkedIn":
    "Mange slår ansøgere op, før de ringer. Skriv adressen ved dine kontaktoplysninger, fx »{adresse}«, og gør den til et link.",
  "links.noLinkedIn.todo": "Henvis til din LinkedIn-profil",
  "links.wrongTarget": "Læg den rigtige adresse på.",
  "links.wrongTarget.todo": "Ret det link, der fører til en anden side",
  "links.deadLink": "Læg adressen på som link, inden du gemmer CV’et som PDF, så det virker, når læseren klikker.",
  "links.deadLink.todo": "Ret det link, der ikke virker",
  "links.deadLinks": "Læg adressen på som link, inden du gemmer CV’et som PDF, så det virker, når læseren klikker.",
  "links.deadLinks.todo": "Ret de links, der ikke virker",

  "privacy.noCpr": "Sådan skal det være: En arbejdsgiver har først brug for det, når du er ansat.",
  "privacy.cpr":
    "Slet det, før du sender dit CV til nogen: Et CPR-nummer kan misbruges, og en arbejdsgiver har først brug for det, når du er ansat. Din fødselsdato er nok, hvis du vil vise din alder.",
  "privacy.cpr.todo": "Slet dit CPR-nummer",
  "privacy.maybeCpr": "Er det dit CPR-nummer, så slet det, før du sender dit CV til nogen.",
  "privacy.health":
    "Det har en arbejdsgiver som hovedregel ikke ret til at vide, når du søger. Slet det, og tag det op senere, hvis det får betydning for jobbet og du selv ønsker det.",
  "privacy.health.todo": "Slet det, du skriver om dit helbred",
  "privacy.healthBreak":
    "Det har en arbejdsgiver som hovedregel ikke ret til at vide, når du søger. Skriv »{orlov}« i stedet og behold årene, så der ikke ser ud til at mangle noget.",
  "privacy.healthBreak.todo": "Skriv »{orlov}« i stedet for din sygdom",
  "privacy.religion":
    "Den er din egen sag, og den må ikke indgå i en ansættelse. Slet det, medmindre det er afgørende for netop det job, du søger, eller viser ledelseserfaring, som jobbet kræver.",
  "privacy.religion.todo": "Slet det, du skriver om din tro",
  "privacy.politics":
    "Har hvervet givet dig ledelseserfaring, så skriv det neutralt, fx »{hverv}«. Ellers slet det, så det ikke kommer til at stå i vejen for det, du kan.",
  "privacy.politics.todo": "Slet dit politiske ståsted, eller skriv det neutralt",
  "privacy.noFamily": "De behøver ikke stå i et CV, medmindre du selv har lyst.",
  "privacy.family":
    "Det er helt i orden, men ikke nødvendigt: En arbejdsgiver må som hovedregel ikke lægge vægt på det.",

  "photo.found":
    "Det er dit eget valg, om du vil have foto med. Et roligt, nyere portræt, hvor du ser ind i kameraet, gør ingen skade. Nogle virksomheder foretrækker CV’er uden.",
  "photo.none": "Det er helt fint: Et foto er dit eget valg. Vil du have et med, så brug et roligt, nyere portræt.",
} as const;
