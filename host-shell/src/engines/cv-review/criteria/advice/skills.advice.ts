const someUndated = "Tilføj det gerne, hvis det mangler.";
const undated = "Skriv det år, du blev færdig, fx »2016«. Uden årstal kan læseren ikke se, hvor ny din viden er.";

/** Advice on what the person knows: competencies, education, courses, languages, IT. */
export const skillAdvice = {
  "competencies.missing":
    "Saml otte til tolv af dem under overskriften »{overskrift}«, og brug de ord, der står i de stillingsopslag, du går efter, fx »{personaleledelse}«, »{budgetansvar}« og »{forandringsledelse}«.",
  "competencies.missing.todo": "Saml dine kompetencer i et afsnit",
  "competencies.count": "Mellem {mindst} og {højst} kompetencer er passende, når du skriver dem.",
  "competencies.prose": "En liste er lettere at overskue for den, der læser hurtigt.",
  "competencies.uncertainCount": "Mellem {mindst} og {højst} er passende.",
  "competencies.few":
    "Tag mindst {mindst} med: Kig på det, du faktisk gør i dit nuværende job, og på ordene i de stillingsopslag, du går efter.",
  "competencies.few.todo": "Tag flere kompetencer med",
  "competencies.many":
    "I så lang en liste drukner det vigtige. Behold højst {højst}, og begynd med dem, dit næste job kræver.",
  "competencies.many.todo": "Skær ned på listen med kompetencer",
  "competencies.goodCount": "Det er til at overskue.",
  "competencies.kinds": "Når du skriver dine kompetencer, så lad de faglige fylde mest.",
  "competencies.mostlySoft":
    "Dem har læseren kun dit ord for. Lad faglige kompetencer fylde mest, fx »{budgetopfølgning}« eller »{rekruttering}«, og vis de personlige i dine resultater.",
  "competencies.mostlySoft.todo": "Lad de faglige kompetencer fylde mest",
  "competencies.goodKinds": "Det er de faglige, der kan holdes op mod et stillingsopslag.",

  "education.missing":
    "Skriv din længste uddannelse med sted og årstal under overskriften »{overskrift}«, også selv om den er nogle år gammel. Er du udlært i et fag, så skriv det.",
  "education.missing.todo": "Skriv din uddannelse",
  "education.years": "Når du skriver uddannelser, så husk årstal.",
  "education.someUndated": someUndated,
  "education.undated": undated,
  "education.undated.todo": "Sæt årstal på din uddannelse",

  "courses.missing":
    "Har du taget kurser i ledelse, økonomi eller dit fag, så skriv de vigtigste med årstal under overskriften »{overskrift}«. Det viser, at du holder dig ajour.",
  "courses.missing.todo": "Skriv de vigtigste kurser, du har taget",
  "courses.years": "Når du skriver kurser og certificeringer, så husk årstal.",
  "courses.someUndated": someUndated,
  "courses.undated": undated,
  "courses.undated.todo": "Sæt årstal på dine kurser",

  "languages.missing": "Skriv dine sprog med niveau, også dansk og engelsk, fx »{sprog}«.",
  "languages.missing.todo": "Skriv dine sprog med niveau",
  "languages.levels": "Når du skriver dine sprog, så sæt niveau på hvert af dem.",
  "languages.someWithoutLevel": "Skriv det gerne også der, fx »{samtaleniveau}«.",
  "languages.withoutLevel":
    "Skriv det med ord, fx »{modersmål}«, »{flydende}« eller »{samtaleniveau}«. Er niveauet tegnet som prikker eller bjælker, kan en maskine ikke læse det.",
  "languages.withoutLevel.todo": "Sæt niveau på dine sprog",

  "it.missing":
    "Nævn de systemer, du arbejder i til daglig, fx »SAP«, »Power BI« eller »Microsoft 365«. Mange rekrutteringssystemer søger på netop de navne.",
  "it.missing.todo": "Skriv de systemer, du arbejder i",
  "it.board": "I bestyrelser spørger de færreste om det, så det er op til dig.",
  "it.oneInText": "Skriv det gerne under overskriften »IT«, så det også bliver set af en travl læser.",
  "it.severalInText": "Saml dem gerne under overskriften »IT«, så de også bliver set af en travl læser.",
} as const;
