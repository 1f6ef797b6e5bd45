import * as v from "valibot";
import { MemberType } from "./model/member-type.ts";

/** The events that this widget pushes to `window.dataLayer`. */
export const FeeCalculatorTracked = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("fee_calculated"),
      memberType: v.pipe(MemberType, v.description("the type that the visitor chose")),
      outcome: v.pipe(
        v.picklist(["cheaper", "same", "dearer", "own", "unknown"]),
        v.description("how our price compares; `own` if the visitor chose our organisation"),
      ),
    }),
    v.description("A visitor compared prices. A result from a shared address is not counted."),
  ),
]);
export type FeeCalculatorTracked = v.InferOutput<typeof FeeCalculatorTracked>;
