import { expect, it } from "vitest";
import { findHeadingName } from "./section-names.ts";

it.each([
  ["ERHVERVSERFARING", ["experience"], "da"],
  ["E r f a r i n g", ["experience"], "da"],
  ["Udvalgt erfaring:", ["experience"], "da"],
  ["Uddannelse og kurser", ["education", "courses"], "da"],
  ["Sprog- og IT-kompetencer", ["languages", "it"], "da"],
  ["Nøglekvalifikationer", ["competencies"], "da"],
  ["Kernekvalifikationer", ["competencies"], "da"],
  ["Mine hovedkompetencer", ["competencies"], "da"],
  ["Salgskompetencer:", ["competencies"], "da"],
  ["Sprogkompetencer", ["languages"], "da"],
  ["IT-kompetencer", ["it"], "da"],
  ["Key qualifications", ["competencies"], "en"],
  ["Om mig", ["profile"], "da"],
  ["Resumé", ["profile"], "da"],
  ["Hvem er jeg?", ["profile"], "da"],
  ["Lidt om mig selv", ["profile"], "da"],
  ["Who I am", ["profile"], "en"],
  ["Skole", ["education"], "da"],
  ["Skolegang", ["education"], "da"],
  ["Skole og kurser", ["education", "courses"], "da"],
  ["School", ["education"], "en"],
  ["Hvad kan jeg?", ["competencies"], "da"],
  ["Arbejdspladser", ["experience"], "da"],
  ["Andet", ["other"], "da"],
  ["AMU-kurser", ["courses"], "da"],
  ["FRIVILLIGT", ["volunteering"], "da"],
  ["Sideløbende", ["boards"], "da"],
  ["PERSONLIGE FÆRDIGHEDER", ["languages", "it", "competencies"], "da"],
  ["Grants and Awards", ["other"], "en"],
  ["Øvrigt", ["other"], "da"],
  ["Diverse", ["other"], "da"],
  ["Øvrige oplysninger", ["other"], "da"],
  ["Additional information", ["other"], "en"],
  ["Work Experience", ["experience"], "en"],
  ["Professional Summary", ["profile"], "en"],
  ["Education & Training", ["education", "courses"], "en"],
  ["IT", ["it"], undefined],
])("»%s« names %j", (text, names, language) => {
  expect(findHeadingName(text)).toMatchObject({ names, language, certain: true });
});

it("decides by the look of »Resultater«, since jobs have captions too", () => {
  expect(findHeadingName("Resultater")?.certain).toBe(false);
});

it.each(["Mette Lindgaard", "Driftschef", "Nordhavn Logistik A/S", "Min store rejse"])("»%s« names no part", (text) => {
  expect(findHeadingName(text)).toBeUndefined();
});
