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

const silent = new Set(
  words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(spellingOf),
);

/** Whether a word, in the spelling of `spellingOf`, is too common to say something. */
export function isSilent(word: string): boolean {
  return silent.has(word);
}
