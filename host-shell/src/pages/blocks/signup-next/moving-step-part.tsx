import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { definePart } from "../../member/member-part.tsx";
import { Step, type StepProps } from "./step.tsx";

/** Whether the sign-up of a person says that the person leaves another unemployment fund for ours. */
const movesFund = ({ joining }: Pick<AboutMember, "joining">): boolean => joining?.movesFund === true;

/** Editors see the step. */
export const movingSample = true;

/** The step of those who leave another unemployment fund. Nobody else sees it. */
export const movingStepPart = definePart({
  name: "moving-step",
  load: async ({ about }) => movesFund(await about()),
  draw: (words: StepProps, isShown: boolean) => (isShown ? <Step {...words} /> : null),
  drawFailed: () => null,
});
