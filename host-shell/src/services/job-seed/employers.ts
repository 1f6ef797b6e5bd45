import type { Sector } from "./profession.ts";
import type { SeededRandom } from "../../engines/seeded-random.ts";
import { type Surrounding, surroundings } from "./surroundings.ts";

export interface Employer {
  readonly name: string;
  /** The host name of the employer's site, below the reserved top-level domain `.example`. */
  readonly host: string;
  readonly people: number;
  /** The surroundings of the employer's workplaces. */
  readonly surrounding: Surrounding;
}

/** Words that no employer in Denmark uses as a name, so that these names are not mistaken for real ones. */
const names =
  "Agernhat Blåmejse Brombærdal Bølgeskum Dugperle Egernhus Elverkrat Fajancefugl Firkløver Flintehjerte Fuglekonge Fyrtøj " +
  "Guldregn Gyvelkrog Hasselmus Havfrueklint Hindbærmose Humlebi Isfuglen Kaprifol Kastanjehat Klokkeblomst Kornblomst " +
  "Kærmysse Ligusterhæk Lyngmyre Løvfrø Marehalm Mariehøne Morgenfrue Muslingeskal Mågeklit Nattergal Nissehue Norddue " +
  "Oksehjerte Pindsvin Ravsten Regnspove Rimtåge Rosenkvist Rævebakke Salamander Sivsko Skovmår Skumfidus Slåenhegn " +
  "Smørblomst Sneglehus Solsikkegård Spætmejse Stenbider Stjernekaster Strandskade Svalerede Sølvpoppel Tangloppe " +
  "Tidselkugle Tordenskyl Tranedans Tusindben Tyttebær Uglebo Ulveskov Vandnymfe Vejrhane Vildgås Vintergæk Viborose Østenvind";
const first = names.split(" ");

/** The second words of employers' names: by sector, then by the surroundings of the employers with that word. */
type Kinds = Partial<Record<Surrounding, readonly string[]>>;

const kinds: Readonly<Record<Sector, Kinds>> = {
  finance: { city: ["Finans", "Kapital", "Pension", "Kredit"], town: ["Sparekasse", "Andelskasse"] },
  insurance: { city: ["Forsikring", "Skadeforsikring", "Pension & Forsikring"] },
  audit: { town: ["Revision", "Revisorer", "Revision & Rådgivning"] },
  property: { town: ["Ejendomme", "Boligforening", "Bolighus", "Administration"] },
  office: { city: ["Gruppen", "Koncernen", "Holding", "Selskaberne"], town: ["Administration"] },
  it: { city: ["Software", "Data", "Systems", "Digital", "Cloud", "Tech"] },
  industry: { town: ["Industri", "Komponenter", "Plast"], anywhere: ["Maskinfabrik", "Metal", "Møbler"] },
  retail: { town: ["Butikkerne", "Varehuse", "Sport", "Bolighus", "Mode"], anywhere: ["Dagligvarer"] },
  construction: { anywhere: ["Byg", "Entreprise", "Anlæg", "Installation", "Tømrer & Murer"], city: ["Arkitekter"] },
  hospital: { centre: ["Hospital", "Universitetshospital", "Regionshospital"] },
  clinic: { town: ["Klinikkerne", "Lægehus", "Tandklinik", "Sundhed"] },
  care: { anywhere: ["Omsorg", "Plejecenter", "Kommune"], town: ["Rehabilitering", "Sundhedscenter"] },
  public: { town: ["Kommune", "Kommune", "Kommune"], centre: ["Forsyningsstyrelse", "Regionsråd"] },
  rescue: { town: ["Beredskab", "Brandvæsen", "Kommune"] },
  school: { anywhere: ["Skole", "Friskole", "Kommune"], city: ["Privatskole"] },
  daycare: { anywhere: ["Børnehuse", "Børnehave", "Kommune"], country: ["Naturbørnehave"] },
  college: { city: ["Gymnasium", "Erhvervsskole", "Akademi", "Fagskole"], country: ["Efterskole"] },
  university: { centre: ["Universitet", "Forskningscenter", "Professionshøjskole"] },
  transport: { anywhere: ["Logistik", "Transport", "Fragt"], town: ["Spedition"] },
  traffic: { town: ["Busser", "Trafik"], coast: ["Havn", "Færger", "Lods"], city: ["Baner"] },
  trade: { town: ["Handel", "Engros", "Agenturer"], city: ["Trading", "Import"] },
  media: { city: ["Kommunikation", "Medier", "Bureau", "Reklame", "Studio"] },
  engineering: { city: ["Ingeniører", "Engineering", "Robotics"], town: ["Teknik", "Automation"] },
  law: { city: ["Advokater", "Jura", "Compliance", "Advokatfirma"] },
  hospitality: { town: ["Hotel", "Restauranter"], country: ["Kro & Kursus", "Feriecenter"], coast: ["Badehotel"] },
  kitchen: { town: ["Køkken", "Restauranter", "Kantiner"], country: ["Kro & Kursus"] },
  farming: { country: ["Gods", "Landbrug", "Svineavl", "Mælkeproduktion", "Planteavl"] },
  food: { country: ["Mejeri", "Mølle"], town: ["Fødevarer", "Slagteri", "Bageri"], coast: ["Fisk & Skaldyr"] },
  nature: { country: ["Skovbrug", "Gartneri", "Planteskole"], town: ["Anlægsgartnere", "Park & Natur"] },
  energy: { town: ["Energi", "Forsyning", "Fjernvarme"], country: ["Vind", "Solkraft"] },
  pharma: { city: ["Pharma", "Biotech", "Medical", "Laboratorier", "Diagnostics"] },
  culture: { town: ["Museum", "Bibliotekerne", "Kulturhus"], city: ["Teater", "Fonden", "Forbundet"] },
  service: { town: ["Service", "Facility", "Sikkerhed", "Biler", "Rådgivning"] },
};

const settled = (of: Kinds) =>
  surroundings.flatMap((surrounding) => (of[surrounding] ?? []).map((kind) => ({ kind, surrounding })));

/** Sectors whose employers are not named after two people. */
const plain: ReadonlySet<Sector> = new Set<Sector>([
  "public",
  "rescue",
  "school",
  "daycare",
  "college",
  "university",
  "hospital",
  "culture",
]);

/** A random fictional employer. Employers with the same name have the same size and site. */
export function pickEmployer(sector: Sector, random: SeededRandom): Employer {
  const [word, other, { kind, surrounding }] = [
    random.pick(first),
    random.pick(first),
    random.pick(settled(kinds[sector])),
  ];
  const isFirm = !plain.has(sector);
  const name =
    isFirm && word !== other && word.length + other.length < 20 && random.chance(0.25)
      ? `${word} & ${other} ${kind}`
      : `${word} ${kind}`;
  return { name, host: `${slugOf(name)}.example`, people: 15 + (hashOf(name) % 90) ** 2, surrounding };
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
