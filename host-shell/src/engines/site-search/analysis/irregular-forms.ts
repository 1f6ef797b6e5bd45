import { spellingOf } from "./words.ts";

/** Inflections that no ending shows: "barn" and "børn". */
const forms = `
barn børn børns barnets børnene
mand mænd mændene
far fædre fader
mor mødre moder
bror brødre
søn sønner
datter døtre
bog bøger
hånd hænder
fod fødder
nat nætter
kraft kræfter
øje øjne
græde græder græd grædt
sove sover sov sovet
skrive skriver skrev skrevet
finde finder fandt fundet
vinde vinder vandt vundet
binde binder bandt bundet
bryde bryder brød brudt
byde byder bød budt
forbyde forbyder forbød forbudt
nyde nyder nød nydt
skyde skyder skød skudt
lyve lyver løj løjet
flyve flyver fløj fløjet
ryge ryger røg røget
stjæle stjæler stjal stjålet
drikke drikker drak drukket
synke synker sank sunket
springe springer sprang sprunget
synge synger sang sunget
slippe slipper slap sluppet
stige stiger steg steget
skride skrider skred skredet
vælge vælger valgte valgt
sælge sælger solgte solgt
spørge spørger spurgte spurgt
følge følger fulgte fulgt
række rækker rakte rakt
strække strækker strakte strakt
tælle tæller talt
lægge lægger lagde lagt
bede beder bad bedt
bære bærer bar båret
skære skærer skar skåret
hjælpe hjælper hjalp hjulpet
trække trækker trak trukket
træffe træffer traf truffet
træde træder trådte trådt
fratræde fratræder fratrådte fratrådt
tiltræde tiltræder tiltrådte tiltrådt
overtage overtager overtog overtaget
modtage modtager modtog modtaget
afslå afslår afslog afslået
forstå forstår forstod forstået
bestå består bestod bestået
indgå indgår indgik indgået
overgå overgår overgik overgået
foregå foregår foregik foregået
falde falder faldt faldet
slå slår slog slået
`;

/** Verbs of which only compounds say something: "opsagt" and "opsige". */
const onlyWithPrefix = `
sige siger sagde sagt
give giver gav givet
tage tager tog taget
gå går gik gået
stå står stod stået
komme kommer kom kommet
holde holder holdt
sætte sætter satte sat
se ser så set
gøre gør gjorde gjort
lade lader lod ladt
bringe bringer bragte bragt
blive bliver blev blevet
ligge ligger lå ligget
`;
const prefixes = `
af an bi bort for fore frem fra fri gen hen ind indgå med mis mod ned om op over på sam til tilbage ud under uden und ved
`
  .trim()
  .split(/\s+/)
  .map(spellingOf);

const others = new Map<string, readonly string[]>();
const prefixed = new Map<string, readonly string[]>();
const read = (lines: string, into: Map<string, readonly string[]>): void => {
  for (const line of lines.trim().split("\n")) {
    const group = line.split(" ");
    for (const form of group) {
      const key = spellingOf(form);
      into.set(key, [...(into.get(key) ?? []), ...group.filter((other) => other !== form)]);
    }
  }
};
read(forms, others);
read(forms, prefixed);
read(onlyWithPrefix, prefixed);

/** The other forms of a word with irregular inflection, empty for all other words. */
export function irregularFormsOf(word: string): readonly string[] {
  const spelling = spellingOf(word);
  const whole = others.get(spelling);
  if (whole) return whole;
  for (const prefix of prefixes) {
    if (!spelling.startsWith(prefix)) continue;
    const forms = prefixed.get(spelling.slice(prefix.length));
    if (forms) return forms.map((form) => prefix + form);
  }
  return [];
}
