import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import type { Calculation } from "./calculation.ts";
import { kronerText } from "shared-runtime/text/danish-amount.ts";
import { partWords } from "./part-words.ts";

export interface ResultWords {
  readonly title: string;
  readonly text: string;
}

/** The sentences that say the result. */
export function resultWords(texts: FeeCalculatorTexts, { result, current, ours }: Calculation): ResultWords {
  const names = { current: current.name, ours: ours.name };
  switch (result.kind) {
    case "own":
      return { title: texts.ownTitle, text: fillText(texts.ownText, names) };
    case "unknown": {
      const part = texts[partWords[result.missing].definite];
      const sentences = [fillText(texts.unknownText, { ...names, part, organisation: names[result.missingIn] })];
      if (result.ours) {
        sentences.push(fillText(texts.unknownOurs, { ...names, price: kronerText(result.ours.monthly) }));
      }
      return { title: texts.unknownTitle, text: sentences.join(" ") };
    }
    case "same":
      return { title: texts.sameTitle, text: fillText(texts.sameText, names) };
    case "cheaper":
    case "dearer": {
      const title = fillText(texts[`${result.kind}Title`], { amount: kronerText(result.monthly) });
      const price = kronerText(result.ours.monthly);
      const sentences = [fillText(texts[`${result.kind}Text`], { ...names, price })];
      if (result.yearly > 0)
        sentences.push(fillText(texts[`${result.kind}Yearly`], { amount: kronerText(result.yearly) }));
      return { title, text: sentences.join(" ") };
    }
  }
}
