import { expect, it } from "vitest";
import { tellsOfLeading } from "./leads-people.ts";

it.each([
  ["Leder 4 byggeledere og ca. 35 håndværkere, refererer til direktøren", "da"],
  ["Ansvarlig for 4 byggeledere og ca. 35 håndværkere", "da"],
  ["Tog over i 2019.\nLedede dagligt et sjak på otte mand", "da"],
  ["Leder, coacher og udvikler 40 medarbejdere", "da"],
  ["Personaleansvar for otte", "da"],
  ["Har personaleledelse og budget", "da"],
  ["Leder et team på 12", "da"],
  ["Har ledelsen af 9 montører", "da"],
  ["Chef for tre afdelingsledere", "da"],
  ["Managed a team of ten", "en"],
  ["Responsible for six site managers", "en"],
  ["Eight direct reports", "en"],
  ["Line management of engineers", "en"],
] as const)("»%s« mentions leading people", (text, language) => {
  expect(tellsOfLeading(text, language)).toBe(true);
});

it.each([
  ["Indførte nyt system til 300 medarbejdere", "da"],
  ["Ansvarlig for uddannelse af 40 medarbejdere", "da"],
  ["Leder projekter til 40 mio. kr.", "da"],
  ["Ledede 3 projekter", "da"],
  ["Assistent for direktøren, der ledede 40 medarbejdere", "da"],
  ["Uden personaleansvar", "da"],
  ["Rådgav om personaleledelse", "da"],
  ["Ikke personaleansvar, men faglig ledelse", "da"],
  ["Samarbejdede med 20 kolleger", "da"],
  ["Del af et team på 12", "da"],
  ["Renovering af Ribe Rådhus", "da"],
  ["Supported a manager who led 40 employees", "en"],
  ["No direct reports", "en"],
  ["Rolled out the tool to 300 employees", "en"],
] as const)("»%s« does not", (text, language) => {
  expect(tellsOfLeading(text, language)).toBe(false);
});
