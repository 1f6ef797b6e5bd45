import type { QuestionField } from "shared-runtime/questions/question.ts";

/** The chosen and typed values of the step: `""` if there is no answer, `ja` and `nej` for booleans. */
export type WorkValues = {
  readonly [Name in QuestionField | "workTitle" | "workPlace" | "educationLevel"]: string;
} & { readonly stack: readonly string[] };

export const untouchedWork: WorkValues = {
  employmentRole: "",
  ownerShare: "",
  workType: "",
  formerManager: "",
  contractIsWhiteCollar: "",
  ceo: "",
  trusted: "",
  workTitle: "",
  workPlace: "",
  educationLevel: "",
  stack: [],
};
