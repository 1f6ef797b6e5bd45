import type { ReadReading } from "../entries/read-reading.ts";

/** The reading of a CV in which nothing was found. */
export const noReading: ReadReading = {
  entries: [],
  contact: { email: "", phone: "", place: "", linkedIn: "" },
  languages: [],
  skills: [],
  tools: [],
};
