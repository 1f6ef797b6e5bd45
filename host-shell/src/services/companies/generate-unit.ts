import type { Company } from "shared-runtime/api/company.ts";
import { createSeededRandom } from "../../engines/seeded-random.ts";
import { postalCodes } from "../../engines/postal-codes/postal-codes.ts";

/** Words that no Danish company has in its name, so that these names are not mistaken for real names. */
const firstWords =
  "Agernhat Blåmejse Brombærdal Bølgeskum Dugperle Egernhus Elverkrat Fajancefugl Firkløver Flintehjerte Fuglekonge Gyvelkrog " +
  "Hasselmus Havfrueklint Hindbærmose Humlebi Kastanjehat Klokkeblomst Kærmysse Ligusterhæk Lyngmyre Løvfrø Marehalm " +
  "Morgenfrue Muslingeskal Mågeklit Nissehue Norddue Oksehjerte Ravsten Regnspove Rimtåge Rosenkvist Rævebakke Sivsko Skovmår " +
  "Slåenhegn Sneglehus Solsikkegård Spætmejse Stjernekaster Svalerede Sølvpoppel Tangloppe Tordenskyl Tranedans Tyttebær " +
  "Ulveskov Vandnymfe Vildgås Viborose Østenvind Ærtehalm Åkandesø";
const first = firstWords.split(" ");
const secondWords =
  "Byg Revision Logistik Software Fødevarer Energi Ejendomme Forsikring Maskinfabrik Møbler Transport Advokater Ingeniører " +
  "Hotel Pharma Kommunikation Handel Teknik Køkken Omsorg Skole Gartneri Trykkeri Rederi Rådgivning Rengøring Sikkerhed " +
  "Arkitekter Automation Bageri Fonden Gruppen Holding Partners & Søn";
const second = secondWords.split(" ");
const forms = ["A/S", "A/S", "ApS", "ApS", "ApS", "I/S", "P/S", "F.M.B.A.", ""];
const streets =
  "Agervej Birkegade Dyssevej Egevænget Fabriksvej Gasværksvej Havnegade Industrivej Jernbanegade Kirkestræde Lærkevej Mosevej " +
  "Nørregade Parkallé Rosenvænget Skolegade Søndergade Tværvej Østerbrogade Åboulevarden";
const roads = streets.split(" ");

/** The first P number. Numbers of the real register also begin with 1, but none has as many zeros. */
const firstNumber = 1_000_000_001;

/**
 * The made-up production unit of an index from 0 on. The same index always gives the same unit. Several units belong to
 * one company.
 */
export function generateUnit(index: number): Company {
  const company = createSeededRandom(Math.floor(index / 3) + 7);
  const place = createSeededRandom(index + 1_000_003);
  const number = Math.floor(index / 3 / (first.length * second.length));
  const name = [
    company.pick(first),
    company.pick(second),
    // A number distinguishes equal names in a large register.
    ...(number === 0 ? [] : [String(number)]),
    company.pick(forms),
  ];
  const code = place.pick(postalCodes);
  return {
    productionunitNumber: firstNumber + index,
    name: name.filter((word) => word !== "").join(" "),
    address: `${place.pick(roads)} ${place.integer(1, 180)}`,
    zipCode: code.zip,
    city: code.city,
    country: "DK",
  };
}
