/** 2 to 19. */
export const danishSmallNumbers: readonly string[] = [
  "to",
  "tre",
  "fire",
  "fem",
  "seks",
  "syv",
  "otte",
  "ni",
  "ti",
  "elleve",
  "tolv",
  "tretten",
  "fjorten",
  "femten",
  "seksten",
  "sytten",
  "atten",
  "nitten",
];

export const danishTens: readonly string[] = [
  "tyve",
  "tredive",
  "fyrre",
  "halvtreds",
  "tres",
  "halvfjerds",
  "firs",
  "halvfems",
];

/** Words for hundreds and more, shares and multiples. */
export const danishAmounts: readonly string[] = [
  "hundred[e][r]",
  "tusind[e][r]",
  "million",
  "millioner",
  "milliard",
  "milliarder",
  "halvdelen",
  "tredjedel",
  "tredjedele",
  "fjerdedel",
  "femtedel",
  "procent",
  "fordobl*",
  "tredobl*",
  "firdobl*",
  "halver(e|er|ede|et)",
  "dobbelt",
  "dusin",
  "snes",
];

/** 2 to 19. */
export const englishSmallNumbers: readonly string[] = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];

export const englishTens: readonly string[] = [
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
];

/** Words for hundreds and more, shares and multiples. */
export const englishAmounts: readonly string[] = [
  "hundred[s]",
  "thousand[s]",
  "million[s]",
  "billion[s]",
  "half",
  "one-third",
  "two-thirds",
  "percent",
  "doubl(e|ed|ing)",
  "tripl(e|ed|ing)",
  "quadrupl(e|ed|ing)",
  "halv(e|ed|ing)",
  "dozen[s]",
  "twofold",
  "threefold",
];
