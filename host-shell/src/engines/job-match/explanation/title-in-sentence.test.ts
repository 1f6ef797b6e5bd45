import { expect, it } from "vitest";
import { titleInSentence } from "./title-in-sentence.ts";

it.each([
  ["Produktionsleder", "produktionsleder"],
  ["Økonomichef", "økonomichef"],
  ["Adm. Direktør", "adm. direktør"],
  ["Salgs- og Marketingchef", "salgs- og marketingchef"],
  ["Senior Projektleder", "senior projektleder"],
  ["Daglig leder af værkstedet", "daglig leder af værkstedet"],
  ["Afdelingsleder, Danske Bank", "afdelingsleder, Danske Bank"],
  ["Controller", "controller"],
  ["Head of finance", "head of finance"],
  ["Head of Finance", "Head of Finance"],
  ["Key Account Manager", "Key Account Manager"],
  ["HR-chef", "HR-chef"],
  ["IT-Projektleder", "IT-Projektleder"],
  ["CFO", "CFO"],
  ["", ""],
])("%s reads %s within a sentence", (title, written) => {
  expect(titleInSentence(title)).toBe(written);
});
