import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";

export const WidgetTemplateProps = v.object({
  /** Address of a page with more information. */
  moreHref: v.optional(Href),
});
