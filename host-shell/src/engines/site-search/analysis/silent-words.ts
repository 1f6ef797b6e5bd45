import { stemsOf } from "./danish-stemmer.ts";
import { spellingOf } from "./words.ts";

/** Words that say nothing about a page: they are only searched for if a query has no others. */
const words = `
ad af alle alt altså at bare blev blive bliver da de dem den denne der deres det dette dig din dine disse dit dog du efter
eller en end er et for fordi fra få får før gør gøre går ham han hans har have havde hen her hos hun hvad hvem hver
hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke ind jeg jer jeres jo kan kunne lige man med meget men mere
mig min mine mit mod må måtte nej noget nogen nogle nu når og også om op os over på sam selv ses sig sin sine sit skal skulle som så
sådan the til ud under var ved vi vil ville vores være været én to of and is what how my
siger hedder finder finde kommer komme giver give tager tage handler findes betyder får fået bør skulle jeres lidt gerne godt
`;

/** Words of everyday sentences. They are searched for, but say less than a rare word of a small site seems to say. */
const weakWords = `
almindelig aldrig allerede alene altid andre anden andet arbejde bange bare bedre bedst bedste begge begynde begynder brug bruge
bruger bruges dag dage del dårlig eget egen egne faktisk fast flere flest folk foregår forskel forskellen forstå fortælle første
gammel gammelt gang gode god gå går gået gik hel hele helt hjælp hjælpe hjælper holde holder hurtig hurtigt igen ind info
information inden kende kender komme kommet krav lang lange langt lave laver lavet ligger lille længe læse måde måned måneder
mange menneske mennesker mulig mulighed muligt ned nemt nok ny nye nyt ofte opstår ordne passe person prøve ret rigtig rigtigt
sende sidst sidste sige siger sket skete skrive snart spørge spørger spørgsmål start starte starter sted stille stiller stor store
stå står svar svare svær svært sætte tage taler tale tid tilbud ting tit tro ud uge uger vej vide vigtig vigtigt virke virker vælge
vælger ændre år året
absolut afsted aften aftenen aftener alder altsammen anbefale anbefaler andres angående ansvarlig arrangere automatisk bag bagefter
bagved barn bedt bede beder behandle behandler behov behøve behøver beholde beholder bekymre bekymret besked beslutte bestemme
bestemmer bestemt besøge blandt blot blødt bor bord bragt bringe bringer brugt bryde burde byde byder bygge bære bærer børn både
dagligt dengang derefter derfor derhjemme derimod dernæst deraf dermed desværre direkte doven drage dreje drejer drive driver dum
dyr dyre dyrt dømme døre efterhånden eftermiddag egentlig ekstra elske elsker endelig endnu engang enig enige enkelt ens enten
erfare erfaren evig faldt falde falder familie farlig farligt fatte fedt fejle fejler ferie ferien fik finde fine fint flink flot
flytte flytter forbi foregå forestille forhånd forkert forkerte forlade forleden forløbig formiddag forrige forsigtig forskellige
forsvinde forsøge forsøger fortsat fortsætte fortsætter forvejen forvente forventer forære fremad fremover fri frit frygte fuld fuldt
fylde fyldt føle føler følge følger færdig færdige gade gange gerning giftig gjorde gjort glad glemme glemmer glemt glæde gratis
grine grund gætte gøre hade hader halv halvdel halvt have heldig heldigvis heller hellere helst hente henter hende hidtil hinanden
hjem hjemme hos hoved hund hurtige hurtigst hus huske husker huset hvorhen hvorvidt hver hvert høj høje højere højest højt høre hører
hørt hånd håndtere håndterer hårdt håbe håber imellem imens imod inde indeholde inden indenfor indtil ingen ingenting interessere
jævnligt kalde kalder kaldt kammerat kigge kigger klar klare klarer klart klog knap koge komplet konstant kort korte kraftig kræve
kræver kvart kvinde køre kører land langsom langsomt langt larme lad lade lader let lettere leve lever ligesom ligge ligne lighed
lov love lovet lukke lukker lykkes lyst lytte lytter længere længst lære lærer læser læst løbe løber løbet løse løser løst mad mand
mangle mangler manglende masse meget mene mener ment mens mere mest midt mindre mindst mindste miste mister mistet modsat mor morgen
muligvis mærke mærker møde møder mødes mødt nabo naturligvis navn nede nederst nemmere nemlig netop nervøs nogensinde nogenlunde
noget normal normalt nuværende nyde nægte nægter når nærmest næste næsten nævne nødt nødvendig nødvendigt officiel omkring omtrent
ond opdage opdager opføre opfører oplever opleve opnå ordentlig ordentligt overfor overhovedet overveje overvejer passer pege
perfekt personlig personligt placere planlagt plads plejer pleje pludselig præcis præcist privat problem problemer pære rar rask
redde rejse rejser ren reelt resten ringe rolig roligt rundt ryge råd række rækker rækkefølge røre sag sagde sagt samle samler samlet
samme sammen samtidig sandsynlig sandt se sender sendt selve selvfølgelig selvom senere senest ser sidde sidder side siden simpel
simpelt sjov sjældent skabe skaber skade skal skifte skider skilt skrevet skylde skylder skyld slags slap slem slet slippe slippe slut
slutte slutter slå slår smart smide smule små snakke snakker snakket sommer sove sover spare sparer spise spiser springe spurgt stadig
standse stadigvæk stoppe stopper stoppet stoppe straks sur svaret synd synes syntes særlig særligt sådanne sætter sikker sikkert
taget talt tanke tanker tidlig tidligere tidligt tidspunkt tilbage tilfreds tilfælde tilladt tillade time timer tilsyneladende tom
tror troede trods trække trækker træls trænge træt turde typisk tænke tænker tænkt tøj tør udbyde udefra uden udenfor udstå umiddelbart
umuligt undervejs undgå undgår undre undrer ung unge ussel uanset utroligt vant vanskelig vante var vare varer ven venlig venner
vente venter ventet vise viser vist vidste vild villig voksen vågen vågne vælte vær være værd værre værst væk ældre ældste ærgre
åben åbne åbner åbenbart ønske ønsker øverst
`;

/** Inflections of shorter words are in the list. */
const leastInflected = 5;

const wordsOfList = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(spellingOf),
  );
const silent = wordsOfList(words);
const weak = wordsOfList(weakWords);
const weakStems = new Set(
  [...weak].filter((word) => word.length >= leastInflected).map((word) => stemsOf(word).inflected),
);

/** Whether a word, in the spelling of `spellingOf`, is too common to say something. */
export function isSilent(word: string): boolean {
  return silent.has(word);
}

/** Whether a word, in the spelling of `spellingOf`, says little about a page. */
export function isWeak(word: string): boolean {
  return weak.has(word) || (word.length >= leastInflected && weakStems.has(stemsOf(word).inflected));
}
