/** Languages of which people write in a CV, by their codes (ISO 639). */
const codes =
  "da en de sv no fr es it pl ar tr nl fi is fo kl ru uk zh ja pt ur fa ps bs sr hr sq ro bg hu el cs lv lt et hi ta th vi ku so he la ko ti am yo ig ha ne tl bn pa te ml si my km ms id sw mk sl sk be ka hy az kk uz mn af ga cy ca lb";

/** Names that are not those of the Unicode locale data. */
const otherNames: readonly string[] = [
  "nederlandsk",
  "mandarin",
  "kantonesisk",
  "cantonese",
  "farsi",
  "dari",
  "tagalog",
  "skandinavisk",
];

function namesIn(reader: "da" | "en"): readonly string[] {
  const names = new Intl.DisplayNames([reader], { type: "language" });
  return codes.split(" ").map((code) => (names.of(code) ?? code).toLowerCase());
}

const danish = namesIn("da");

/** The Danish names of languages by their English names, in lower case. */
export const danishLanguages: ReadonlyMap<string, string> = new Map([
  ...namesIn("en").map((name, at): readonly [string, string] => [name, danish[at] ?? name]),
  ["dutch", "hollandsk"],
  ["greenlandic", "grønlandsk"],
]);

/** Languages in Danish and English, in lower case. */
export const languageNames: readonly string[] = [
  ...new Set([...danishLanguages.values(), ...danishLanguages.keys(), ...otherNames]),
];
