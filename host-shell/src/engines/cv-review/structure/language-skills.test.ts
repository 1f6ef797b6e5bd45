import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { labelledLanguagesIn, languageSkillsOf, tellsOfSpeaking } from "./language-skills.ts";
import { cvRowsOf } from "./cv-rows.ts";

function skillsIn(text: string): readonly string[] {
  return languageSkillsOf(cvRowsOf(cvFromText(text))).map(({ language, level }) => `${language} ${level}`);
}

it.each([
  ["Dansk, engelsk og lidt tysk", ["Dansk undefined", "engelsk undefined", "tysk lidt"]],
  ["Dansk og engelsk, lidt tysk", ["Dansk undefined", "engelsk undefined", "tysk lidt"]],
  ["Danish, English and basic German", ["Danish undefined", "English undefined", "German basic"]],
  ["Dansk og engelsk på højt niveau og lidt tysk", ["Dansk niveau", "engelsk niveau", "tysk lidt"]],
  ["Dansk (modersmål), flydende engelsk, lidt tysk", ["Dansk modersmål", "engelsk flydende", "tysk lidt"]],
  ["Dansk er mit modersmål, og jeg taler flydende engelsk", ["Dansk modersmål", "engelsk flydende"]],
])("gives a level in »%s« to the language behind it", (text, expected) => {
  expect(skillsIn(text)).toEqual(expected);
});

it.each([
  ["Dansk (modersmål), engelsk og tysk i skrift og tale", ["Dansk modersmål", "engelsk skrift", "tysk skrift"]],
  ["Engelsk i skrift og tale Tysk lidt rustent", ["Engelsk skrift", "Tysk lidt"]],
  ["Dansk: modersmål Engelsk: flydende", ["Dansk modersmål", "Engelsk flydende"]],
  ["Dansk, modersmål, engelsk, flydende", ["Dansk modersmål", "engelsk flydende"]],
  ["Dansk | urdu som modersmål", ["Dansk modersmål", "urdu modersmål"]],
  ["Dansk | engelsk: flydende", ["Dansk undefined", "engelsk flydende"]],
  ["Engelsk 4/5 Tysk 3/5", ["Engelsk 4/5", "Tysk 3/5"]],
  [
    "Engelsk på forhandlingsniveau, hvor tysk er på begynderniveau",
    ["Engelsk forhandlingsniveau", "tysk begynderniveau"],
  ],
  [
    "Tysk: hverdagsbrug, fransk: skolefransk, polsk: en smule",
    ["Tysk hverdagsbrug", "fransk skolefransk", "polsk smule"],
  ],
  ["Tysk, mellem", ["Tysk mellem"]],
  ["Tysk: mellem, fransk: middel", ["Tysk mellem", "fransk middel"]],
  ["Tysk (højt), engelsk (stærkt)", ["Tysk højt", "engelsk stærkt"]],
  ["German: medium, French: moderate, Spanish: strong", ["German medium", "French moderate", "Spanish strong"]],
  ["Dansk og engelsk ●●●○", ["Dansk ●●●○", "engelsk ●●●○"]],
  ["Engelsk\nFlydende i skrift og tale\nTysk\nBegrænset", ["Engelsk Flydende", "Tysk Begrænset"]],
])("gives a level in »%s« to the languages before it", (text, expected) => {
  expect(skillsIn(text)).toEqual(expected);
});

it.each([
  ["Flydende engelsk, godt tysk", ["engelsk Flydende", "tysk godt"]],
  ["Flydende engelsk og tysk", ["engelsk Flydende", "tysk Flydende"]],
  ["Flydende: engelsk, tysk og fransk", ["engelsk Flydende", "tysk Flydende", "fransk Flydende"]],
  ["Fluent in English, German and French", ["English Fluent", "German Fluent", "French Fluent"]],
  ["Modersmål: dansk. Flydende: engelsk og tysk", ["dansk Modersmål", "engelsk Flydende", "tysk Flydende"]],
  ["Native Danish, fluent English, some German", ["Danish Native", "English fluent", "German some"]],
  ["Modersmål dansk, engelsk", ["dansk Modersmål", "engelsk undefined"]],
])("gives a level at the beginning of »%s« to the languages behind it", (text, expected) => {
  expect(skillsIn(text)).toEqual(expected);
});

it.each(["Skoleleder på en dansk skole", "Turistchef i en dansk by", "Noget af det, jeg holder af ved dansk industri"])(
  "reads no word of »%s« as a level",
  (text) => {
    expect(skillsIn(text)).toEqual(["dansk undefined"]);
  },
);

it("does not read a word between two languages as a level", () => {
  expect(skillsIn("Oversætter fra tysk mellem møderne")).toEqual(["tysk undefined"]);
});

it.each([
  ["Tysk (læser aviser), polsk (høfligt)", ["Tysk læser aviser", "polsk høfligt"]],
  ["Swedish: understand well. French: from school.", ["Swedish understand well", "French from school"]],
  ["Hollandsk — hverdag", ["Hollandsk hverdag"]],
  ["German and Polish (with an accent)", ["German with an accent", "Polish with an accent"]],
  ["Tysk\nforstår det meste\nPolsk\nhøfligt", ["Tysk forstår", "Polsk høfligt"]],
  ["Tysk | læser aviser", ["Tysk læser aviser"]],
  ["Dansk – engelsk – tysk", ["Dansk undefined", "engelsk undefined", "tysk undefined"]],
])("takes any words in brackets or behind a colon for a level in a section of languages: »%s«", (text, expected) => {
  const skills = languageSkillsOf(cvRowsOf(cvFromText(text)), { listed: true });
  expect(skills.map(({ language, level }) => `${language} ${level}`)).toEqual(expected);
});

it.each([
  ["Dansk: modersmål. Nepali: hilsner og handel", ["Dansk modersmål", "Nepali hilsner og handel"]],
  [
    "Dansk modersmål, engelsk flydende, plattysk af min morfar",
    ["Dansk modersmål", "engelsk flydende", "plattysk af min morfar"],
  ],
  ["English\nDanish\nTeochew", ["English undefined", "Danish undefined", "Teochew undefined"]],
  ["Dansk, modersmål\nPolsk, høfligt", ["Dansk modersmål", "Polsk høfligt"]],
  ["norsk\n(flydende), svensk (godt)", ["norsk flydende", "svensk godt"]],
])("reads languages by their form in a section of languages: »%s«", (text, expected) => {
  const skills = languageSkillsOf(cvRowsOf(cvFromText(text)), { listed: true });
  expect(skills.map(({ language, level }) => `${language} ${level}`)).toEqual(expected);
});

it("reads languages behind a label, with or without a level", () => {
  const rows = cvRowsOf(cvFromText("Kørekort B\nSprog Dansk, engelsk og tysk"));
  expect(labelledLanguagesIn(rows).map(({ language }) => language)).toEqual(["Dansk", "engelsk", "tysk"]);
});

it("reads languages that no list knows before a level", () => {
  const rows = cvFromText("Dansk flydende\nYoruba modersmål\nTagalog på samtaleniveau").lines.map((line) => ({
    ...line,
    alone: true,
  }));
  const skills = languageSkillsOf(rows, { listed: true });
  expect(skills.map(({ language }) => language)).toEqual(["Dansk", "Yoruba", "Tagalog"]);
});

it("knows the verbs of speaking", () => {
  expect(["I get by in Polish", "Engelsk taler jeg dagligt", "Engelsk: flydende"].map(tellsOfSpeaking)).toEqual([
    true,
    true,
    false,
  ]);
});

it("takes the label of programs for no language, though one is at a level", () => {
  const rows = cvRowsOf(cvFromText("Dansk: modersmål\nEngelsk: flydende\nSystemer Business Central, Power BI, Excel"));
  expect(languageSkillsOf(rows, { listed: true }).map(({ language }) => language)).toEqual(["Dansk", "Engelsk"]);
});
