import { pino } from "pino";
import { expect, it } from "vitest";
import type { AdviceOverrides } from "../../engines/cv-review/criteria/advice/advice-texts.ts";
import { advice } from "../../engines/cv-review/criteria/advice/advice.ts";
import { areaOf } from "../../engines/cv-review/criteria/area-of.ts";
import { itemOf } from "../../engines/cv-review/criteria/define-criterion.ts";
import { passed } from "../../engines/cv-review/criteria/verdict.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";
import { type FindAdvice, reviewWithAdvice } from "./review-with-advice.ts";

const area = areaOf({
  key: "length",
  title: "Længde",
  text: "Dit CV fylder to sider.",
  isfound: true,
  items: [
    itemOf({ id: "page-count", title: "Antal sider" }, passed("Dit CV fylder to sider.", advice("length.goodPages"))),
  ],
});
const review: CvReviewer["review"] = async () => ({
  areas: [area],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: undefined,
  text: "Leder",
  language: "da",
});
const byDefault = "Dit CV fylder to sider. De fleste læser helst én til tre sider.";

function start(findAdvice: FindAdvice) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const reviewed = reviewWithAdvice({ review, findAdvice, log });
  return {
    textOf: async () =>
      (await reviewed({ bytes: new Uint8Array(), language: "da" })).areas[0]?.items.map(({ text }) => text).join(),
    messages: () => lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg),
  };
}

it("has the advice that the site has at the time of the review", async () => {
  let current: AdviceOverrides | undefined;
  const { textOf, messages } = start(async () => current);
  expect(await textOf()).toBe(byDefault);
  current = { "length.goodPages": "Det er passende." };
  expect(await textOf()).toBe("Dit CV fylder to sider. Det er passende.");
  current = {};
  expect(await textOf()).toBe(byDefault);
  expect(messages()).toEqual([]);
});

it("has the default advice, and logs it, while the settings cannot be read", async () => {
  const { textOf, messages } = start(() => Promise.reject(new Error("site.json: is not valid JSON")));
  expect(await textOf()).toBe(byDefault);
  expect(messages()).toEqual(["the settings of the site were not read: a review has the default advice"]);
});
