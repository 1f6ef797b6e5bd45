/** Compulsory military service. */
export const militaryServices: readonly string[] = [
  "værnepligt[en]",
  "værnepligtig[e]",
  "værnepligtstjeneste",
  "aftjent værnepligt",
  "civil værnepligt",
  "militærnægter",
  "(military|national|compulsory) service",
  "conscript[ion]",
];
