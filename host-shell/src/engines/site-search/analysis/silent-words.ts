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
