import type { Sector } from "./profession.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface Employer {
  readonly name: string;
  /** Of its site, below the reserved top-level domain that no site has. */
  readonly host: string;
  readonly people: number;
}

/** What no employer in Denmark is called, so that nobody takes these for one. */
const names =
  "Agernhat Blåmejse Brombærdal Bølgeskum Dugperle Egernhus Elverkrat Fajancefugl Firkløver Flintehjerte Fuglekonge Fyrtøj " +
  "Guldregn Gyvelkrog Hasselmus Havfrueklint Hindbærmose Humlebi Isfuglen Kaprifol Kastanjehat Klokkeblomst Kornblomst " +
  "Kærmysse Ligusterhæk Lyngmyre Løvfrø Marehalm Mariehøne Morgenfrue Muslingeskal Mågeklit Nattergal Nissehue Norddue " +
  "Oksehjerte Pindsvin Ravsten Regnspove Rimtåge Rosenkvist Rævebakke Salamander Sivsko Skovmår Skumfidus Slåenhegn " +
  "Smørblomst Sneglehus Solsikkegård Spætmejse Stenbider Stjernekaster Strandskade Svalerede Sølvpoppel Tangloppe " +
  "Tidselkugle Tordenskyl Tranedans Tusindben Tyttebær Uglebo Ulveskov Vandnymfe Vejrhane Vildgås Vintergæk Viborose Østenvind";
const first = names.split(" ");

const kinds: Readonly<Record<Sector, readonly string[]>> = {
  finance: ["Finans", "Kapital", "Sparekasse", "Forsikring", "Revision", "Pension"],
  office: ["Gruppen", "Administration", "Koncernen", "Holding", "Selskaberne"],
  it: ["Software", "Data", "Systems", "Digital", "Cloud", "Tech"],
  industry: ["Industri", "Maskinfabrik", "Plast", "Metal", "Komponenter", "Møbler"],
  retail: ["Butikkerne", "Varehuse", "Sport", "Bolighus", "Dagligvarer", "Mode"],
  construction: ["Byg", "Entreprise", "Anlæg", "Installation", "Tømrer & Murer", "Arkitekter"],
  health: ["Sundhed", "Hospital", "Omsorg", "Klinikkerne", "Rehabilitering"],
  public: ["Kommune", "Forsyningsstyrelse", "Regionsråd", "Kommune", "Kommune"],
  school: ["Skole", "Gymnasium", "Erhvervsskole", "Akademi", "Børnehuse", "Fagskole"],
  transport: ["Logistik", "Transport", "Spedition", "Busser", "Havn", "Fragt"],
  trade: ["Handel", "Engros", "Trading", "Import", "Agenturer"],
  media: ["Kommunikation", "Medier", "Bureau", "Reklame", "Studio"],
  engineering: ["Ingeniører", "Engineering", "Teknik", "Automation", "Robotics"],
  law: ["Advokater", "Jura", "Compliance", "Advokatfirma"],
  hospitality: ["Hotel", "Kro & Kursus", "Køkken", "Feriecenter", "Restauranter"],
  farming: ["Gods", "Mejeri", "Landbrug", "Gartneri", "Fødevarer", "Skovbrug"],
  energy: ["Energi", "Forsyning", "Vind", "Fjernvarme", "Solkraft"],
  pharma: ["Pharma", "Biotech", "Medical", "Laboratorier", "Diagnostics"],
  culture: ["Museum", "Bibliotekerne", "Teater", "Fonden", "Kulturhus", "Forbundet"],
  service: ["Service", "Facility", "Sikkerhed", "Biler", "Rådgivning"],
};

/** An employer that does not exist. It has the same size and site wherever it is picked. */
export function pickEmployer(sector: Sector, random: SeededRandom): Employer {
  const [word, other, kind] = [random.pick(first), random.pick(first), random.pick(kinds[sector])];
  const isFirm = sector !== "public" && sector !== "school" && sector !== "culture";
  const name =
    isFirm && word !== other && word.length + other.length < 20 && random.chance(0.25)
      ? `${word} & ${other} ${kind}`
      : `${word} ${kind}`;
  return { name, host: `${slugOf(name)}.example`, people: 15 + (hashOf(name) % 90) ** 2 };
}

function slugOf(name: string): string {
  const letters: Readonly<Record<string, string>> = { æ: "ae", ø: "oe", å: "aa", "&": "og" };
  return name
    .toLowerCase()
    .replaceAll(/[æøå&]/gu, (letter) => letters[letter] ?? "")
    .replaceAll(/[^a-z]+/g, "-");
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
