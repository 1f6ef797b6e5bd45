/** English or inflated words of meetings for which there are plain Danish ones. Names of trades and methods are not jargon. */
export const jargon: readonly string[] = [
  "synergi*",
  "eksekver*",
  "deep[-| ]dive[s]",
  "low(-| )hanging fruit[s]",
  "quick[-| ]win[s]",
  "mindset[tet]",
  "alignment",
  "aligne[r|t|de]",
  "game[-| ]changer*",
  "end[-]to[-]end",
  "best[-| ]in[-| ]class",
  "must[-| ]win[-| ]battle[s]",
  "empower*",
  "disrupt*",
  "stakeholder[s|en|ne]",
];
