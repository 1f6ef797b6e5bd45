import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

interface Found {
  readonly hasFailed: boolean;
  /** The number of places that can be shown. */
  readonly most: number;
  /** The number of matches, in words. */
  readonly count: string;
}

/** A sentence about the result of a search. */
export function searchNews(texts: SignupStepperTexts, { hasFailed, most, count }: Found): string {
  if (hasFailed) return texts.placeFailed;
  if (most === 0) return texts.placeNone;
  return count === "1" ? texts.placeFoundOne : fillText(texts.placeFound, { count });
}
