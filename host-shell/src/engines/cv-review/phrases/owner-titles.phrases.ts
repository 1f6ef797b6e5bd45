/** Titles of people who work for themselves. */
export const ownerTitles: readonly string[] = [
  "selvstændig",
  "freelance*",
  "self-employed",
  "sole (trader|proprietor)",
  "iværksætter",
  "[med]indehaver",
  "[(med|virksomheds|hotel|gård|butiks|klinik|restaurant|café|kro|salon|forretnings|praksis)[-]]ejer",
  "[med]stifter",
  "grundlægger",
  "[co[-]]founder",
];
