/** Compulsory military service. */
export const militaryServices: readonly string[] = [
  "værnepligt[en]",
  "værnepligtig[e]",
  "værnepligtstjeneste",
  "militærnægter",
  "(military|national|compulsory) service",
  "conscript[ion]",
];

/** Jobs next to studies or another job. */
export const sideJobs: readonly string[] = [
  "studenter*",
  "studie~",
  "bijob",
  "bibeskæftigelse",
  "fritidsjob",
  "sideløbende",
  "mentor",
  "gæste*",
  "ekstern (lektor|underviser)",
  "external lecturer",
  "student",
];

export const volunteers: readonly string[] = ["frivillig[t]", "volunteer[ing]"];
