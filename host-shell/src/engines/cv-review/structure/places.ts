import { citySpelling } from "shared-runtime/rules/danish-place.ts";
import { postalCodesOfCity } from "../../postal-codes/postal-codes.ts";
import { findTitleWord } from "./role-words.ts";
import { firstNames, otherTowns } from "../phrases/towns.phrases.ts";

const withoutCode: ReadonlySet<string> = new Set(otherTowns.map(citySpelling));
const quarter = /\s(?:c|n|s|v|ø|k|j|f|m|nv|sv|sø|nø|sj|øst|city|sjælland)$/u;
const postalTown =
  /(?<![\d.,/-])(?:(?:DK|D|S|SE|N|NO)[- ]?)?(\d{4})(,?)\s+((?:\p{Lu}\p{L}{0,3}\.\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}*(?:\.(?=$|[\s,|·•]*$))?)*)/gu;

const ofAddress = /(?<!\p{L})(?:adresse|address|danmark|denmark)(?!\p{L})/iu;

/**
 * Whether a postal code and a town with a comma between them are an address. If not, the digits are a year or an
 * amount, and the town is another word.
 */
function mayBeAddress(text: string, town: string, mayBeYear: boolean): boolean {
  const isOfPerson = ofAddress.test(text) || /@|(?<!\d)\d\d(?:\s\d\d){3}(?!\d)/u.test(text);
  return mayBeYear ? isOfPerson && isTown(town) : isOfPerson || isTown(town);
}

export interface HomeTown {
  readonly postalCode: string | undefined;
  readonly town: string;
}

export function isTown(text: string): boolean {
  const plain = citySpelling(text);
  const isKnown = (name: string): boolean =>
    withoutCode.has(name) || (postalCodesOfCity(name).length > 0 && !firstNames.includes(name));
  return isKnown(plain) || isKnown(plain.replace(quarter, ""));
}

const countries = "danmark|denmark|sverige|sweden|norge|norway|tyskland|germany";
/** "Aalborg, Nordjylland, Danmark", "Greater Copenhagen Area", "Aarhus og omegn", as LinkedIn writes places. */
const placeOnly = new RegExp(
  String.raw`^(?:[\p{L}. -]+, ){1,2}(?:${countries})$|^(?:greater\s)?\p{L}+(?:\s\p{L}+)?\s(?:metropolitan\s)?(?:area|område)$|^\p{L}+\sog\somegn$|^stor(?:københavn|aarhus|århus)$|^(?:${countries}|remote|hjemmefra)$`,
  "iu",
);

/** Whether a text is the name of a town, an area or a country, and nothing else. */
export function isPlace(text: string): boolean {
  return isTown(text) || (placeOnly.test(text) && findTitleWord(text) === undefined);
}

/** "8000 Aarhus C", "9640, Farsø". A code that could be a year ("2000 Frederiksberg") counts only before a known town. */
export function findPostalPlace(text: string): HomeTown | undefined {
  for (const [, code = "", comma, town = ""] of text.matchAll(postalTown)) {
    const number = Number(code);
    if (number < 1000 || number > 9990) continue;
    const mayBeYear = number >= 1950 && number <= 2049;
    if (/^(?:danmark|denmark)/iu.test(town)) continue;
    const isSure = comma === "" ? !mayBeYear || isTown(town) : mayBeAddress(text, town, mayBeYear);
    if (!isSure) continue;
    return { postalCode: code, town };
  }
  const abroad = /(?<![\d])(?:(?:D|S|SE)-?\s?)?(\d{5}|\d{3}\s\d{2})\s+(\p{Lu}\p{Ll}+)/u.exec(text);
  return abroad?.[2] && isTown(abroad[2]) ? { postalCode: abroad[1], town: abroad[2] } : undefined;
}

const label = /^(?:adresse|bopæl|bosted|by|address|location|city|residence)\s*:\s*/iu;
const birth = /(?<![\p{L}])(?:født|born|fødested)(?![\p{L}])[^|·•]*/giu;

/** A town without a postal code, as in "Aarhus | +45 ...". The place of birth does not count. */
export function findTown(text: string): HomeTown | undefined {
  const parts = text.replaceAll(birth, " ").split(/\s*[|·•,;/()]\s*|\s[–-]\s/u);
  return townOf(
    parts.map((part) =>
      part
        .replace(/^[^\p{L}]+/u, "")
        .replace(label, "")
        .trim(),
    ),
  );
}

/** The town of residence in a sentence, as in "Bor i Odense". */
export function findHomeTown(text: string): HomeTown | undefined {
  const home =
    /(?<![\p{L}])(?:bor|bopæl|bosat|bosiddende|living|live|lives|based|residing|resident)\s(?:(?:jeg|vi|nu|pt\.|i\sdag)\s)?(?:i\snærheden\saf|tæt\spå|uden\sfor|i|in|near)\s(?<first>[\p{L}.]+)(?:\s(?<second>\p{L}+))?/giu;
  const known = townOf(
    [...text.matchAll(home)].flatMap(({ groups = {} }) => [
      `${groups["first"]} ${groups["second"]}`,
      `${groups["first"]}`.replace(/\.$/u, ""),
    ]),
  );
  // The word after "Bor i" is a place, even if the list does not contain it: "Bor i Sdr. Vium".
  const written = /(?<!\p{L})(?:Bor|bor|Bopæl|Bosat|bosat)\s(?:nu\s)?i\s(?<town>\p{Lu}\p{Ll}{2,})(?![\p{L}.])/u.exec(
    text,
  )?.groups?.["town"];
  return known ?? (written === undefined || isCountry(written) ? undefined : { postalCode: undefined, town: written });
}

function isCountry(name: string): boolean {
  return /^(?:danmark|sverige|norge|tyskland|finland|island|england|frankrig|spanien|italien|polen|holland|belgien|jylland|sjælland|fyn)$/iu.test(
    name,
  );
}

function townOf(names: readonly string[]): HomeTown | undefined {
  const town = names.find((name) => isTown(name));
  return town === undefined ? undefined : { postalCode: undefined, town: town.trim() };
}
