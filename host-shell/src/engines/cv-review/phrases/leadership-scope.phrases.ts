/** Words for an amount that was saved, lost or won, and so is not a budget: "Reducerede spild med 3,2 mio. kr.". */
export const savingsAndLosses: readonly string[] = [
  "*spar(e|ede|er|else|elser|ing)",
  "reducer*",
  "sænk*",
  "nedbr(a|i)*",
  "[be]sk(ar|ær|året)",
  "cut",
  "*spild*",
  "underskud*",
  "tab[et]",
  "forhandlede",
  "vandt",
  "solgte",
  "hjemtog",
  "rejste",
  "save[d]",
  "saving[s]",
  "reduc*",
  "cut[ting]",
  "deficit",
  "loss[es]",
  "waste",
  "won",
  "sold",
  "raised",
];

/**
 * Words for the meaning of an amount, or for being in charge of it: "Anlægsramme på 40 mio. kr.", "ledede projekter for
 * 30 mio. kr.".
 */
export const chargeWords: readonly string[] = [
  "*ansvar*",
  "*budget*",
  "*omsæt*",
  "*portefølje*",
  "*ramme[n|r]",
  "*økonomi*",
  "*resultat*",
  "*anlæg*",
  "led(er|ede|else|et)",
  "styre[r|de]",
  "forvalte[r|de]",
  "bestyrede",
  "responsib*",
  "turnover",
  "revenue",
  "portfolio",
  "manag*",
  "led",
  "ran",
];

/** Words for reporting to a manager: "Refererede direkte til adm. direktør". */
export const reportingWords: readonly string[] = [
  "refererer",
  "refererede",
  "reference",
  "rapporterer",
  "rapporterede",
  "reporting",
  "report[s]",
  "answer[s]",
  "answered",
  "reported",
];

/** Abbreviations in the title of a manager. */
export const managerAbbreviations: readonly string[] = ["adm.", "dir.", "vicedir.", "afd.", "koncerndir."];

/** Words that do not belong to the title before them: "refererer til direktøren og". */
export const afterManager: readonly string[] = [
  "og",
  "i",
  "som",
  "med",
  "for",
  "hvor",
  "samt",
  "ved",
  "and",
  "in",
  "as",
  "with",
  "where",
  "on",
  "who",
];

/** Words for a group of managers: "medlem af virksomhedens ledergruppe". */
export const managements: readonly string[] = [
  "direktion",
  "ledelse",
  "ledergruppe",
  "ledelsesgruppe",
  "ledelsesteam",
  "management",
  "executive",
  "leadership",
];
