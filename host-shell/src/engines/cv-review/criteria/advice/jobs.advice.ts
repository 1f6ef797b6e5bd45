const allThree = "Begynd hvert job med alle tre, fx »{job}«.";
const newestFirst = "Det nyeste job siger mest om, hvad du kan nu, og læses først.";
const describe =
  "Skriv, hvad du havde ansvar for, og hvad der kom ud af det: tre-fire punkter ved de nyeste job, én linje er nok ved de ældste.";
const explain =
  "Et hul er helt almindeligt, men læseren gætter, hvis du ikke skriver noget. Skriv en kort, ærlig linje, fx »{år}: {orlov}« eller »{jobsøgning}«.";
const wholePeriods = "Skriv måned og år for både start og slut, fx »{periode}«, og »{nu}« ved det job, du har.";

/** Advice on the roles: experience, results, leadership, the verbs that describe them, and gaps between them. */
export const jobAdvice = {
  "experience.missing":
    "Giv det overskriften »{overskrift}«, og begynd hvert job med titel, arbejdsgiver og periode, fx »{job}«.",
  "experience.missing.todo": "Skriv et afsnit med erhvervserfaring",
  "experience.uncertain": allThree,
  "experience.incomplete": allThree,
  "experience.incomplete.todo": "Skriv titel, arbejdsgiver og periode ved dine job",
  "experience.lackingOne": "Tilføj den, hvis den ikke står der.",
  "experience.lackingSeveral": "Tilføj dem, hvis de ikke står der.",
  "experience.ownCompany": "Har din egen virksomhed et navn, så skriv det gerne ved {job}.",
  "experience.told": "Læseren finder dem hurtigere, når hvert job begynder med dem på en linje for sig, fx »{job}«.",
  "experience.oldestFirst": `Vend rækkefølgen om: ${newestFirst}`,
  "experience.oldestFirst.todo": "Sæt dit nyeste job øverst",
  "experience.newestBelow": `Flyt det øverst: ${newestFirst}`,
  "experience.newestBelow.todo": "Sæt dit nyeste job øverst",
  "experience.olderAbove": "Byt gerne om, så hele listen går fra nyt til gammelt.",
  "experience.noneDescribed": describe,
  "experience.noneDescribed.todo": "Beskriv, hvad du har lavet i dine job",
  "experience.someUndescribed": describe,
  "experience.boards":
    "Sidder du i en bestyrelse, så skriv det med virksomhed og periode: Det viser ansvar ud over dit job.",
  "experience.undatedBoards": "Skriv den gerne, så læseren kan se, om du sidder der endnu.",
  "experience.oldUndescribed": "Det er i orden. Har du et resultat derfra, du er stolt af, så skriv det på én linje.",
  "experience.someUndescribed.todo": "Beskriv også de job, der mangler det",

  "results.none": "Når du beskriver dine job, så sæt tal på mindst hvert tredje punkt.",
  "results.uncertain": "Er der færre tal end ved hvert tredje punkt, så sæt gerne flere på.",
  "results.unclear": "Er der færre af den slags tal end ved hvert tredje punkt, så sæt gerne flere på.",
  "results.few":
    "Sæt tal på mindst en tredjedel af dem, så læseren kan se, hvad du har opnået. Tag fx {punkt}: Hvor mange, hvor meget eller hvor hurtigt? Et forsigtigt skøn, du kan stå inde for, er bedre end intet tal.",
  "results.few.todo": "Sæt tal på dine resultater",

  "leadership.noTitle": "Har du ledet uden at hedde leder, så skriv, hvor mange.",
  "leadership.uncertain": "Skriv det gerne i det første punkt, fx »{eksempel}«.",
  "leadership.onlyInProfile": "Gentag det ved det job, det gælder, for mange går direkte til jobbene.",
  "leadership.noScope": "Skriv det i det første punkt, fx »{eksempel}«. Det er det, der viser størrelsen på dit job.",
  "leadership.noScope.todo": "Skriv, hvor stort dit lederansvar er",
  "leadership.addFact": "Tilføj gerne {mangler}: Det spørger mange om, når de ansætter ledere.",
  "leadership.addClause": "Tilføj gerne, {mangler}: Det spørger mange om, når de ansætter ledere.",
  "leadership.alsoInJob": "Gentag det gerne ved det job, det gælder.",
  "leadership.otherJob": "Skriv det gerne også der.",
  "leadership.allFacts": "Det gør størrelsen på dit ansvar tydelig.",

  "actionverbs.none":
    "Når du beskriver dine job, så begynd hvert punkt med det, du gjorde, fx »{ledede}«, »{indførte}« eller »{forhandlede}«.",
  "actionverbs.many":
    "Det fortæller, hvad der lå på dit bord, men ikke, hvad du gjorde ved det. Tag fx {punkt}: Begynd med et verbum som »{ledede}«, »{indførte}«, »{nedbragte}« eller »{forhandlede}«.",
  "actionverbs.many.todo": "Begynd med det, du gjorde",
  "actionverbs.one": "Byt den gerne ud med det, du gjorde, fx »{ledede}« eller »{indførte}«.",
  "actionverbs.few": "Byt dem gerne ud med det, du gjorde, fx »{ledede}« eller »{indførte}«.",
  "actionverbs.spelling": "Få gerne en anden til at læse dit CV igennem for stavefejl.",
  "actionverbs.misspelt": "Læs resten igennem en ekstra gang, eller få en anden til det.",
  "actionverbs.plain": "Skriv, som du ville sige det til en kollega, og skær modeord væk.",
  "actionverbs.jargon": "Skriv hellere, hvad du gjorde, med de ord, du ville bruge til en kollega: Det siger mere.",
  "actionverbs.good": "Det er godt, for de vendinger skjuler, hvad du selv gjorde.",

  "gaps.sinceLast": "Skriv gerne en kort, ærlig linje om tiden siden, fx »{jobsøgning}«.",
  "gaps.uncertainGap": "Er der et, så skriv en kort, ærlig linje om det.",
  "gaps.oneGap": explain,
  "gaps.oneGap.todo": "Forklar hullet i din tidslinje",
  "gaps.severalGaps": explain,
  "gaps.severalGaps.todo": "Forklar hullerne i din tidslinje",
  "gaps.uncertainOverlap": "Havde du begge job samtidig, så skriv hvorfor, fx »{sideløbende}«.",
  "gaps.overlap":
    "Tjek årstallene. Havde du begge job samtidig, så skriv hvorfor, fx »{sideløbende}« eller »{deltid}«, så det ikke ligner en fejl.",
  "gaps.overlap.todo": "Tjek de perioder, der overlapper",
  "gaps.reversedPeriod": "Ret den, så læseren ikke er i tvivl om resten.",
  "gaps.reversedPeriod.todo": "Ret den periode, der slutter, før den begynder",
  "gaps.unreadablePeriod": wholePeriods,
  "gaps.unreadablePeriod.todo": "Ret den periode, vi ikke kan læse",
  "gaps.unreadablePeriods": wholePeriods,
  "gaps.unreadablePeriods.todo": "Ret de perioder, vi ikke kan læse",
  "gaps.noPeriods": "Skriv dem gerne som »{periode}«.",
  "gaps.future":
    "Er det en tastefejl, så ret årstallet. Har du jobbet nu, så skriv »{nu}« som slutning, også hvis ansættelsen er tidsbegrænset.",
  "gaps.future.todo": "Tjek de datoer, der ligger i fremtiden",
} as const;
