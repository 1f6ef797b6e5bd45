/**
 * Common misspellings of Danish words in CVs, each with the right spelling. None of the wrong forms is a word, a name or
 * an English word.
 */
const pairs = `
ansvarelig=ansvarlig, desvære=desværre, interresse=interesse, interresser=interesser, interreseret=interesseret
interesere=interessere, adminstration=administration, adminstrere=administrere, adminstrativ=administrativ
administation=administration, komunikation=kommunikation, kommunkation=kommunikation, kommikation=kommunikation
kompetance=kompetence, kompetancer=kompetencer, kompentence=kompetence, kompentencer=kompetencer
kvalifikasioner=kvalifikationer, kvalifikatoner=kvalifikationer, erfarring=erfaring
erhversserfaring=erhvervserfaring, erhversefaring=erhvervserfaring, erhverserfaring=erhvervserfaring
udannelse=uddannelse, udannelser=uddannelser, uddanelse=uddannelse, uddanelser=uddannelser, uddannels=uddannelse
udannet=uddannet, medarbejer=medarbejder, medarbejerne=medarbejderne, samarbede=samarbejde, samabejde=samarbejde
virksomhedden=virksomheden, virksomhde=virksomhed, virksomed=virksomhed, proffesionel=professionel
professionnel=professionel, profesionel=professionel, ledlse=ledelse, leddelse=ledelse, stratigi=strategi
stratigisk=strategisk, stragisk=strategisk, optimerring=optimering, omstruktuering=omstrukturering
struktueret=struktureret, strukturet=struktureret, rekrutering=rekruttering, rekrutere=rekruttere
budgetering=budgettering, regnksab=regnskab, logestik=logistik, initativ=initiativ, intiativ=initiativ
initativrig=initiativrig, engangeret=engageret, flexibel=fleksibel, fleksiblitet=fleksibilitet
tilrettelæge=tilrettelægge, planlæge=planlægge, planlægnig=planlægning, gennemførelsse=gennemførelse
implimentere=implementere, implimentering=implementering, implementerring=implementering
projekleder=projektleder, koordinernig=koordinering, kordinere=koordinere, kordinering=koordinering
dokumention=dokumentation, præsention=præsentation, refferencer=referencer, refferance=reference
referance=reference, referancer=referencer, certifisering=certificering, sertifikat=certifikat
modersmåll=modersmål, egentlit=egentlig, selfølgelig=selvfølgelig, efterfølende=efterfølgende
foreksempel=for eksempel, ihvertfald=i hvert fald, idag=i dag, iøvrigt=i øvrigt, istedet=i stedet
istedetfor=i stedet for, tilfredstillende=tilfredsstillende, tilfredstilelse=tilfredsstillelse
arbejdspladsvudering=arbejdspladsvurdering, sammarbejde=samarbejde, sammarbejder=samarbejder
sammenhægn=sammenhæng, resultatorinteret=resultatorienteret, kundeorinteret=kundeorienteret
ansvarsbevist=ansvarsbevidst, målbevist=målbevidst, kvalitetsbevist=kvalitetsbevidst, nysgerig=nysgerrig
udfordrene=udfordrende, spænende=spændende, stillning=stilling, anbefalling=anbefaling
`;

/** The right spelling of a misspelt word in lower case. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/,?\n|, /u)
    .flatMap((pair) => {
      const [wrong = "", right = ""] = pair.split("=");
      return [[wrong, right]];
    }),
);
