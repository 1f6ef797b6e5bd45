/** Titles of the top management: level 5. */
export const topManagers: readonly string[] = [
  "(adm[.]|administrerende)_*direktør",
  "ceo",
  "managing_director",
  "country_(manager|director)",
  "landechef",
  "kommunaldirektør",
  "generalsekretær",
  "chief_+_[+_][+_]officer",
  "c(f|i|o|t|p|m)o",
  "chro",
  "ciso",
  "evp",
  "executive_vice_president",
];

/** Titles of people who lead leaders: level 4. */
export const leadersOfLeaders: readonly string[] = [
  "vicedirektør",
  "underdirektør",
  "(områd|region|distrikt|center|koncern|sektor|division[s]|forvaltnings|fabriks|factory)[e][s](chef|leder|direktør)",
  "vice_president",
  "[s]vp",
  "*[_]director",
  "head_of_+",
  "(area|regional|district|plant|general|factory|site)_manager",
  "rektor",
  "dekan",
  "chef(læge|sygeplejerske|jordemoder)",
  "skolechef",
  "dagtilbudschef",
  "leder_af_ledere",
];

/** Titles of people who lead people: level 3. */
export const leaders: readonly string[] = [
  "*[-](chef|leder|mester|formand|forstander|inspektør|bestyrer|værkfører|uddeler)",
  "*manager",
  "supervisor",
  "foreman",
  "head",
  "(ledende|afdelings|over)[_]*(sygeplejerske|jordemoder|terapeut|bioanalytiker|radiograf|læge|pædagog|lægesekretær|socialrådgiver)",
  "souschef",
  "team[_]lead[er]",
  "matron",
  "charge_nurse",
  "principal",
];
