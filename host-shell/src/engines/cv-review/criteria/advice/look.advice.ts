/** Advice on the document: headings, length, layout, consistency, and how machines read it. */
export const lookAdvice = {
  "headings.shared": "Står de der, er de nemmere at finde med deres egen overskrift.",
  "headings.empty": "Står der noget, er det måske et billede; så skriv det som tekst.",
  "headings.missing": "Giv det gerne sin egen overskrift, så det er nemt at finde.",
  "headings.unusual": "Er det det, så giv gerne afsnittet en overskrift, som alle kender.",

  "length.manyPages":
    "Skær det ned til højst {højst}: Giv job, der er mere end ti år gamle, en enkelt linje, og saml ældre kurser.",
  "length.manyPages.todo": "Kort dit CV ned til højst {højst} sider",
  "length.letter": "Upload gerne CV’et for sig: Så er siderne og tallene kun dets egne.",
  "length.goodPages": "De fleste læser helst én til tre sider.",
  "length.fewWords":
    "Det er for lidt til, at læseren kan se, hvad du har lavet. Beskriv dine seneste job med tre-fem punkter hver, så er du hurtigt over {mindst}.",
  "length.fewWords.todo": "Skriv mere om dine seneste job",
  "length.manyWords":
    "Ved første gennemlæsning får det ofte under et minut. Skær ned til højst {højst}: Behold det, der taler for dig i det job, du søger.",
  "length.manyWords.todo": "Skær i teksten, så det vigtigste står tilbage",
  "length.goodWords": "Det er nok til at fortælle noget og kort nok til at blive læst.",

  "layout.uncertainHeadings":
    "Almindelige ord og samme udseende hele vejen gør dem lettere at finde, både for mennesker og maskiner.",
  "layout.noHeadings":
    "Del det op med almindelige overskrifter som »{profil}«, »{erhvervserfaring}«, »{uddannelse}« og »{sprog}«, og gør dem fede eller større end resten. Prøv så igen: Så kan vi også se nærmere på indholdet.",
  "layout.noHeadings.todo": "Sæt tydelige overskrifter over dine afsnit",
  "layout.smallType":
    "Brug 10-11 punkt, og skær hellere lidt i teksten: Mange læser CV’er på en skærm mellem to møder.",
  "layout.smallType.todo": "Brug større skrift",
  "layout.goodType": "Den kan læses uden besvær.",
  "layout.manyFonts":
    "Hold dig til én eller to, så siden bliver rolig at se på. Fremhæv med fed eller størrelse i stedet.",
  "layout.manyFonts.todo": "Brug færre skrifttyper",
  "layout.goodFonts": "Det giver ro.",
  "layout.longParagraphs": "Del det op i korte punkter med ét resultat i hvert, så en travl læser får dem alle med.",
  "layout.longParagraphs.todo": "Del lange afsnit op i punkter",
  "layout.olderParagraphs": "Ved ældre job er det nok med et par korte punkter.",

  "consistency.olderYears": "Det er i orden, når jobbene ligger langt tilbage.",
  "consistency.dates": "Vælg én, helst med måned og år, og brug den hele vejen.",
  "consistency.dates.todo": "Skriv datoer på samme måde",
  "consistency.bullets": "Vælg ét af dem, og brug det i hele dit CV.",
  "consistency.bullets.todo": "Brug det samme punkttegn hele vejen",
  "consistency.headings": "Vælg det sprog, resten af dit CV er skrevet på: {sprog}.",
  "consistency.headings.todo": "Skriv alle overskrifter på samme sprog",

  "ats.order":
    "Et menneske læser den rigtigt, men et rekrutteringssystem blander linjerne sammen. Brug spalter i stedet for tabel og tabulator, eller lav en udgave med én spalte.",
  "ats.order.todo": "Ret tekstens rækkefølge i filen",
  "ats.picture":
    "Står der tekst i billedet, kan hverken vi eller et rekrutteringssystem se den. Skriv den som almindelig tekst i stedet.",
  "ats.picture.todo": "Skriv tekst i billeder som almindelig tekst",
  "ats.pictures":
    "Står der tekst i billederne, kan hverken vi eller et rekrutteringssystem se den. Skriv den som almindelig tekst i stedet.",
  "ats.pictures.todo": "Skriv tekst i billeder som almindelig tekst",
  "ats.scan": "Gem det hellere som PDF fra det program, du skrev det i: Så er hvert ord rigtigt, også for en maskine.",
  "ats.export":
    "Brug det som et udkast: Læg vægten på det job, du søger, skriv dine resultater på, og giv det dit eget udseende.",
  "ats.glyphs":
    "Det skyldes som regel skrifttypen eller det program, der lavede filen. Prøv at kopiere teksten ud af PDF’en: Er den volapyk, så vælg en almindelig skrifttype, og gem som PDF igen.",
  "ats.glyphs.todo": "Gem dit CV med en skrifttype, der kan læses",
  "ats.lostLetters":
    "Prøv at kopiere teksten ud af PDF’en: Ser den forkert ud, så vælg en almindelig skrifttype, og gem som PDF igen.",
} as const;
