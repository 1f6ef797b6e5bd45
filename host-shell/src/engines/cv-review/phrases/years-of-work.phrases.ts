/** Words before the years of work: "har arbejdet i 12 år", "gennem 20 år". */
export const beforeYearsOfWork: readonly string[] = [
  "i",
  "gennem",
  "igennem",
  "efter",
  "de_(seneste|sidste)",
  "the_(past|last)",
  "heraf",
  "knap",
  "næsten",
  "godt",
  "omkring",
  "mindst",
  "for",
  "after",
  "nearly",
  "almost",
  "spent",
  "of_which",
  "(arbejdet|ledet|været|haft|siddet|stået|drevet|worked|led|managed|been)[_+][_+][_+]",
];

/** Words between the phrases above and the number: "efter mere end 20 år". */
export const aboutYears: readonly string[] = [
  "ca.",
  "snart",
  "mere_end",
  "over",
  "more_than",
  "about",
  "de_(seneste|sidste)",
  "the_(past|last)",
];
