export const illnesses: readonly string[] = [
  "adhd",
  "add",
  "autism[e]",
  "asperger",
  "depression[er]",
  "angst",
  "stress",
  "ptsd",
  "diabetes",
  "sukkersyge",
  "sclerose",
  "sklerose",
  "epilepsi",
  "kræft",
  "parkinson[s][ sygdom]",
  "muskelsvind",
  "leddegigt",
  "gigt",
  "migræne",
  "fibromyalgi",
  "bipolar*",
  "hjernerystelse",
  "blodprop",
  "diskusprolaps",
  "piskesmæld",
  "handicap[pet]",
  "nedsat hørelse",
  "høretab",
  "ordblind[hed]",
  "dysleksi",
  "kronisk (syg*|smerte*)",
  "cancer",
  "multiple sclerosis",
  "epilepsy",
  "autism",
  "anxiety",
  "burnout",
  "slipped disc",
  "disability",
  "chronic (illness|pain|disease)",
  "dyslexia",
];

/** Words for having recovered, before an illness: "raskmeldt efter stress". */
export const recoveries: readonly string[] = [
  "rask",
  "raskmeldt",
  "helbredt",
  "kureret",
  "restitueret",
  "kommet mig",
  "kom mig",
  "tilbage på arbejde",
  "recovered",
  "recovering",
  "cured",
];

/** Other people who may have an illness: "patienter har haft kræft". */
export const otherPeople: readonly string[] = [
  "der",
  "som",
  "patienter",
  "borgere",
  "mennesker",
  "børn",
  "unge",
  "voksne",
  "who",
  "people",
  "patients",
];

/** Members of a family. An application does not mention their illness either. */
export const relatives: readonly string[] = [
  "ægtefælle",
  "kone",
  "hustru",
  "mand",
  "samlever",
  "kæreste",
  "mor",
  "far",
  "søn",
  "datter",
  "barn",
  "forælder",
  "spouse",
  "wife",
  "husband",
  "partner",
  "mother",
  "father",
  "son",
  "daughter",
  "child",
  "parent",
];

/** Words that give a reason: "på grund af sygdom". */
export const reasons: readonly string[] = ["på grund af", "pga[.]", "efter", "due to", "following", "because of"];

/** Words between a reason and an absence: "efter længere tids sygdom". */
export const illnessAttributes: readonly string[] = [
  "min",
  "min egen",
  "egen",
  "en",
  "længere tids",
  "længerevarende",
  "alvorlig",
  "my",
  "a",
  "serious",
  "long-term",
];

/** Reasons for an absence from work. */
export const absences: readonly string[] = [
  "sygdom",
  "sygemelding",
  "stresssygemelding",
  "helbred*",
  "stress",
  "depression",
  "illness",
  "sick leave",
  "burnout",
];

export const faiths: readonly string[] = [
  "kristen",
  "troende",
  "muslim",
  "katolik",
  "katolsk",
  "protestant",
  "jøde",
  "jødisk",
  "buddhist",
  "hindu",
  "ateist",
  "baptist",
  "mormon",
  "jehovas vidne",
  "christian",
  "catholic",
  "jewish",
  "jew",
  "atheist",
  "believer",
  "muslimsk",
  "religiøs",
  "religious",
];

/** Places of worship and the communities around them. */
export const congregations: readonly string[] = [
  "folkekirken",
  "kirken",
  "kirke",
  "frikirke*",
  "pinsekirke*",
  "menighed*",
  "moské*",
  "moske*",
  "synagoge*",
  "indre mission",
  "church",
  "mosque",
  "synagogue",
];

/** Posts that are held by election or without pay, unlike "Sekretær for menighedsrådet". */
export const electedPosts: readonly string[] = [
  "*medlem",
  "*formand",
  "forperson",
  "kasserer",
  "*suppleant",
  "frivillig",
  "[board ]member",
  "chair[man|woman|person]",
  "treasurer",
  "volunteer",
];

/** Words for working or voting for a party: "opstillet til byrådet for Venstre". */
export const candidacies: readonly string[] = [
  "aktiv i",
  "aktivt medlem af",
  "kandidat for",
  "opstillet for",
  "opstillet til + for",
  "spidskandidat for",
  "(byråds|folketings|kommunal)* for",
  "valgt for",
  "valgt ind for",
  "stemmer[ på]",
  "active in",
  "candidate for",
  "elected for",
];

/** A part of a party that a post belongs to: "formand for bestyrelsen i Venstre". */
export const partOfParty: readonly string[] = [
  "bestyrelsen_(for|i|af)",
  "[the_|a_][local_|regional_](board|branch|chapter|section|association)_(of|in|for)",
];

export const children: readonly string[] = [
  "børn",
  "barn",
  "sønner",
  "døtre",
  "søn",
  "datter",
  "drenge",
  "piger",
  "tvillinger",
  "børnebørn",
  "hjemmeboende børn",
  "voksne børn",
  "children",
  "child",
  "kids",
  "sons",
  "daughters",
  "son",
  "daughter",
  "twins",
  "grandchildren",
];
