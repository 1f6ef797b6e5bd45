import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

interface Found {
  readonly hasFailed: boolean;
  readonly count: number;
}

/** A sentence about the result of a search. */
export function searchNews(texts: SignupStepperTexts, { hasFailed, count }: Found): string {
  if (hasFailed) return texts.placeFailed;
  if (count === 0) return texts.placeNone;
  return count === 1 ? texts.placeFoundOne : fillText(texts.placeFound, { count });
}
