import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";

export const FeeCalculatorProps = v.object({
  /** Address of the sign-up. Default: `/indmeldelse` on the site that serves the widget. */
  joinHref: v.optional(Href),
  /** The address of a form for a call back, linked if there are no prices. Default: no link. */
  contactHref: v.optional(Href),
});
