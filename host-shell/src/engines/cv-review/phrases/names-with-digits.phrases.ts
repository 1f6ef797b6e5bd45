/** Names of standards, which a number follows: "ISO 9001". */
export const standards: readonly string[] = ["ISO[/IEC]", "DS", "IFRS", "IAS", "OHSAS", "DIN", "BRC", "GMP", "SKU"];

/** The products whose names end in 365. */
export const products365: readonly string[] = ["Microsoft", "Office", "Dynamics", "MS", "M"];

/** Things that have a number: "§ 17", "fase 2", "Windows 11". */
export const numberedThings: readonly string[] = [
  "§",
  "stk.",
  "art.",
  "artikel",
  "article",
  "kapitel",
  "version",
  "v.",
  "fase",
  "phase",
  "tier",
  "level",
  "niveau",
  "trin",
  "windows",
  "industri",
  "industry",
  "web",
  "klasse",
  "kategori",
  "nr.",
  "no.",
  "afsnit",
  "hal",
  "terminal",
  "linje",
  "line",
  "building",
];

/** Names that begin with a digit. */
export const namesFromDigits: readonly string[] = [
  "3F",
  "(5|6)S",
  "(3|4)PL",
  "7-Eleven",
  "360([-|_](grader[s]|degree[s])|°)",
  "1:1[s]",
];
