/** Words that begin a wish: "søger et job som direktør". */
export const wishes: readonly string[] = [
  "søger",
  "ønsker_(jeg|nu|at|mig|en|et)",
  "jeg_[+_]ønsker",
  "drømmer",
  "leder_efter",
  "håber",
  "vil[le]_gerne",
  "kunne_tænke_mig",
  "mit_mål",
  "mi(n|t)_næste",
  "looking_for",
  "seeking",
  "would_like",
  "I_[+_](seek|want|wish|hope|dream|aspire|aim)",
  "my_(next|goal)",
];
