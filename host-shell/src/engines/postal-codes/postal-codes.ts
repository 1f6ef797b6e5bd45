import type { Region } from "shared-runtime/api/jobmatch.ts";
import { citySpelling, partOfCity } from "shared-runtime/rules/danish-place.ts";
import { danishPostalCodes } from "./danish-postal-codes.ts";

export interface PostalCode {
  /** Four digits. */
  readonly zip: string;
  readonly city: string;
  readonly region: Region;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** All postal codes, in ascending order of their zip. */
export const postalCodes: readonly PostalCode[] = danishPostalCodes.trim().split("\n").flatMap(codesOfLine);

const byZip: ReadonlyMap<string, PostalCode> = new Map(postalCodes.map((code) => [code.zip, code]));

export function postalCodeOf(zip: string): PostalCode | undefined {
  return byZip.get(zip);
}

/**
 * The codes of a city by its name: "København" and "Kbh." return all of København K, N, Ø and so on; "Aarhus N" and
 * "Århus N" return one. Empty for an unknown city.
 */
export function postalCodesOfCity(city: string): readonly PostalCode[] {
  return byCity.get(citySpelling(city)) ?? [];
}

/**
 * Cities for a typed text, the best first: those that begin with the text, then those that contain it, large towns
 * first. For typed digits, the cities of the postal codes that begin with them. Each city once, with its first postal
 * code.
 */
export function suggestCities(text: string, most: number): readonly PostalCode[] {
  const typed = citySpelling(text);
  if (/^\d+$/.test(typed)) return postalCodes.filter(({ zip }) => zip.startsWith(typed)).slice(0, most);
  const ranked = cities.flatMap((code) => {
    const at = citySpelling(code.city).indexOf(typed);
    return at < 0 ? [] : [{ code, begins: at === 0 ? 1 : 0, size: sizeOf(code) }];
  });
  return ranked
    .toSorted((one, other) => other.begins - one.begins || other.size - one.size)
    .slice(0, most)
    .map(({ code }) => code);
}

/** The distance in a straight line, in kilometres. */
export function kmBetween(a: PostalCode, b: PostalCode): number {
  const [north, otherNorth] = [radians(a.latitude), radians(b.latitude)];
  const halfChord =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * kmToCentreOfEarth * Math.asin(Math.sqrt(halfChord));
}

const kmToCentreOfEarth = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function codesOfLine(line: string): readonly PostalCode[] {
  const [, region, city = "", places = ""] = /^([1-5]) (.+?): (.+)$/u.exec(line) ?? [];
  return places.split(", ").flatMap((place) => {
    const [zips = "", latitude, longitude] = place.split(" ");
    const [from, to = from] = zips.split("-").map(Number);
    return zipsBetween(from ?? Number.NaN, to ?? Number.NaN).map((zip) => ({
      zip,
      city,
      region: Number(region) as Region,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
  });
}

function zipsBetween(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
}

/** The number of postal codes of a town and all its quarters. It is higher for large towns. */
const sizeOf = ({ city }: PostalCode): number => postalCodesOfCity(city.replace(partOfCity, "")).length;

/** The first postal code of each city. */
const cities: readonly PostalCode[] = [
  ...new Map(postalCodes.toReversed().map((code) => [code.city, code])).values(),
].toReversed();

const byCity = new Map<string, readonly PostalCode[]>();
for (const code of postalCodes) {
  const names = [code.city, code.city.replace(partOfCity, "")].map(citySpelling);
  for (const name of new Set(names)) byCity.set(name, [...(byCity.get(name) ?? []), code]);
}
