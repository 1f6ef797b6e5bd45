/** The parties of Denmark in Danish. */
export const danishParties: readonly string[] = [
  "venstre",
  "socialdemokrat(iet|erne)",
  "konservative folkeparti",
  "konservative",
  "radikale venstre",
  "radikale",
  "enhedslisten",
  "sf",
  "socialistisk folkeparti",
  "dansk folkeparti",
  "liberal alliance",
  "nye borgerlige",
  "danmarksdemokraterne",
  "moderaterne",
  "alternativet",
  "kristendemokraterne",
  "borgernes parti",
  "konservativ ungdom",
  "radikal ungdom",
  "dsu",
];

/** The parties of Denmark in English, and the best-known parties elsewhere. */
export const englishParties: readonly string[] = [
  "(conservative|danish|socialist) people['|’]s[ party]",
  "(labour|conservative|liberal|social liberal|social democratic|christian democratic|green|republican|democratic|left|socialist|communist) party[ of denmark]",
  "red(-| )green alliance",
  "unity list",
  "social democrats",
  "social liberals",
  "conservatives",
  "christian democrats",
  "liberal democrats",
  "denmark democrats",
  "(young|conservative|social democratic|liberal|radical) (youth|conservatives|social democrats|social liberals|liberals)",
];
