/** Languages of which people write in a CV, by their codes (ISO 639). */
const codes =
  "da en de sv no fr es it pl ar tr nl fi is fo kl ru uk zh ja pt ur fa ps bs sr hr sq ro bg hu el cs lv lt et hi ta th vi ku so he la ko ti am yo ig ha ne tl bn pa te ml si my km ms id sw mk sl sk be ka hy az kk uz mn af ga cy ca lb";

/** Names that are not those of the Unicode locale data. */
const otherNames: readonly string[] = [
  "hollandsk",
  "mandarin",
  "kantonesisk",
  "cantonese",
  "farsi",
  "dari",
  "tagalog",
  "skandinavisk",
  "grønlandsk",
  "greenlandic",
];

/** Languages in Danish and English, in lower case. */
export const languageNames: readonly string[] = [
  ...new Set([
    ...["da", "en"].flatMap((reader) => {
      const names = new Intl.DisplayNames([reader], { type: "language" });
      return codes.split(" ").flatMap((code) => names.of(code)?.toLowerCase() ?? []);
    }),
    ...otherNames,
  ]),
];
