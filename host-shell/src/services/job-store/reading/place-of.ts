import { type Region, regions } from "shared-runtime/api/jobmatch.ts";
import { postalCodeOf, postalCodesOfCity } from "../../../engines/postal-codes/postal-codes.ts";
import { plainLineOf } from "./plain-text.ts";
import { isThing, listOf, textOf, type Thing } from "./read-value.ts";
import { cutAtWord } from "./summary-of.ts";

export interface JobPlace {
  /** The name of the place that visitors see. */
  readonly location: string;
  readonly zip: string | undefined;
  readonly region: Region | undefined;
}

const mostShown = 3;
const longestLocation = 120;

/** The place of a job. If there are several, the first in Denmark counts, and the name lists up to three. */
export function placeOf(posting: Thing): JobPlace {
  const places = listOf(posting["jobLocation"])
    .slice(0, 100)
    .map(placeOfOne)
    .filter(({ location }) => location !== "");
  const counting = places.find(({ zip }) => zip) ?? places.find(({ region }) => region);
  const names = [...new Set(places.map(({ location }) => location))];
  const isRemote = listOf(posting["jobLocationType"]).some((type) => /telecommute|remote/i.test(textOf([type])));
  const shown = [...names.slice(0, mostShown), ...(isRemote ? ["hjemmearbejde"] : [])].join(", ");
  const more = names.length > mostShown ? ` +${names.length - mostShown}` : "";
  return {
    location: cutAtWord(shown.charAt(0).toUpperCase() + shown.slice(1), longestLocation) + more,
    zip: counting?.zip,
    region: counting?.region,
  };
}

function placeOfOne(place: unknown): JobPlace {
  const address = isThing(place)
    ? (place["address"] ?? (place["@type"] === "PostalAddress" ? place : undefined))
    : place;
  const [first] = listOf(address);
  if (typeof first === "string") return placeInLine(plainLineOf(first));
  if (!isThing(first))
    return { location: isThing(place) ? plainLineOf(textOf([place])) : "", zip: undefined, region: undefined };
  return placeAt(first);
}

function placeAt(address: Thing): JobPlace {
  const line = (name: string) => plainLineOf(textOf([address[name]], "identifier"));
  const [country, town, area, code] = [
    line("addressCountry"),
    line("addressLocality"),
    line("addressRegion"),
    line("postalCode"),
  ];
  if (!isDenmark(country)) {
    const names = [town === "" ? area : town, country].filter((name) => name !== "");
    return { location: names.join(", "), zip: undefined, region: undefined };
  }
  const [, digits = ""] = /^(?:DK?[\s-]*)?(\d{4})(?!\d)/i.exec(code === "" ? town : code) ?? [];
  const known = postalCodeOf(digits);
  if (known) return { location: `${known.zip} ${known.city}`, zip: known.zip, region: known.region };
  return placeInTown(town, area);
}

/** The place for the name of a town. It has a postal code only if the town has exactly one. */
function placeInTown(town: string, area: string): JobPlace {
  const codes = postalCodesOfCity(town);
  const [code] = codes;
  if (code && codes.length === 1) return { location: `${code.zip} ${code.city}`, zip: code.zip, region: code.region };
  const regionsOfTown = new Set(codes.map(({ region }) => region));
  return {
    location: town === "" ? area : town,
    zip: undefined,
    region: regionOf(area) ?? (regionsOfTown.size === 1 ? code?.region : undefined),
  };
}

/** The place for a line such as `Vestergade 1, 8000 Aarhus C, Danmark`, or for the name of a town. */
function placeInLine(line: string): JobPlace {
  const parts = line.split(",").map((part) => part.trim());
  const country = parts.length > 1 && !/\d/.test(parts.at(-1) ?? "") ? (parts.at(-1) ?? "") : "";
  for (const [, digits = "", city = ""] of line.matchAll(/(?<!\d)(?:DK?[\s-]*)?(\d{4})\s+(\p{L}+)/gu)) {
    const known = postalCodeOf(digits);
    if (known?.city.toLowerCase().startsWith(city.toLowerCase())) {
      return { location: `${known.zip} ${known.city}`, zip: known.zip, region: known.region };
    }
  }
  const [town = ""] = parts;
  if (country !== "" && !isDenmark(country) && regionOf(country) === undefined) {
    return { location: line, zip: undefined, region: undefined };
  }
  const place = placeInTown(town, parts.slice(1).find((part) => regionOf(part)) ?? "");
  return place.zip === undefined ? { ...place, location: line, region: place.region ?? regionOf(town) } : place;
}

function isDenmark(country: string): boolean {
  return country === "" || /^(?:dk|dnk|208|danmark|denmark|dänemark)$/i.test(country);
}

const otherNames: Readonly<Record<string, Region>> = {
  "capital region of denmark": 1,
  "capital region": 1,
  storkøbenhavn: 1,
  "region zealand": 2,
  zealand: 2,
  "region of southern denmark": 3,
  "southern denmark": 3,
  fyn: 3,
  "central denmark region": 4,
  "central denmark": 4,
  "north denmark region": 5,
  "north denmark": 5,
  "north jutland": 5,
};

function regionOf(area: string): Region | undefined {
  const name = area
    .toLowerCase()
    .replace(/^region /, "")
    .replace(/^dk-/, "");
  const entry = Object.entries(regions).find(([, one]) => one.toLowerCase() === name);
  return entry ? (Number(entry[0]) as Region) : otherNames[area.toLowerCase()];
}
