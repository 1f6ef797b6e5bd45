export type TextLanguage = "da" | "en";

/** Words that say nothing about a job: function words, and words of every posting and CV. */
const danish = `en et to tre fire fem seks syv otte ni ti elleve tolv ansat ansatte procent million millioner omkring cirka senior junior
uddannet uddannede baggrund dagligt sammen plus gode ligger særligt fortsat interesse interesseret personlige personlig hjælpe hjælper arbejder
og års altså der dens hvem ham jer thi uden fik ad af alle alt altid anden andet andre at bare blandt blev blive bliver både da dag de dem den denne
der deres derfor det dette dig din dine disse dit dog du efter egen eget egne eller en end endnu enhver er et fik fin
flere fleste for fordi forskellige fra få får før først første gang gennem gerne giver give god gode godt gør gøre ham han
har havde have hele helst hen her herunder hos hun hvad hver hverdag hvilke hvis hvor hvordan hvorfor hvorvidt i igen ikke
ind inden indenfor inden ingen især ja jeg jer jeres jo kan kommer kun kunne kunnet lige lidt ligesom lille lægger man
mange med meget mellem men mens mere mest mig min mindre mindst mine mit må måde måske ned nej nogen noget nogle nok nu nye
nyt ny når nær også om omkring op os over overfor på samme samt selv selvom senere sidste sig sin sine sit skal skulle som
stor store stort stå står så således sådan sætte sætter tager tage tid til to under ud uden udover var ved vi via vil ville
være været vores vor vælge år ønsker øvrige bidrage bidrager sikre sikrer arbejde arbejder arbejdet arbejdede mulighed
muligheder brænder trives stilling stillingen job jobbet opgave opgaver opgaverne kollega kolleger kollegaer erfaring erfaringer
erfaren ansøgning ansøger søger samarbejde samarbejder virksomhed virksomheden ansvar ansvarlig ansvaret medarbejder medarbejdere
team teamet forskellig stærk stærke relevant relevante vigtig vigtige hverdagen faglig faglige derudover rolle rollen daglig
daglige løbende bl ca mv fx dvs osv mio kr pct nr se læs kontakt velkommen danmark dansk danske`;
const english = `two three four five six seven eight nine ten eleven twelve million millions dkk eur usd senior junior country countries report
reports reporting closely day days week month months preferably fluent
a about above across after again all also always am an and any are as at be because been before being below
best between both but by can come could day did do does doing don down during each either etc ever every few first for from
further get give good great had has have having he help her here hers high him his how i if in into is it its just keep
know like ll make many may me more most much must my new no nor not now of off on once one only or other our out over own
part per plus re s same she should so some such t take than that the their them then there these they this those through to
together too two under until up upon us use used using various very via was way we well were what when where whether which
while who whom why will with within without work working worked works would year years yes you your role roles job jobs
position team teams responsible responsibility responsibilities responsibilities experience experienced experiences company
opportunity opportunities candidate candidates employee employees skill skills strong ability able relevant task tasks
including ensure ensuring looking join apply application colleague colleagues daily denmark danish`;

export const stopWords = {
  da: new Set(danish.split(/\s+/u)),
  en: new Set(english.split(/\s+/u)),
} satisfies { readonly [Language in TextLanguage]: ReadonlySet<string> };
