import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField, optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import * as styles from "./membership-fee-calculator.css.ts";

const fields = v.object({
  title: optionalText,
  text: optionalText,
  /** Label of the button that starts the comparison. */
  button: optionalText,
  /** Address of the sign-up, for a link in the result. */
  link: optional(linkAddressField),
  /** Link to a form for a call back, shown if there is nothing to compare. */
  contactLink: optionalLink,
});

/** The widget `fee-calculator`. Its other texts are edited in the widget's own props. */
export const membershipFeeCalculator = defineBlock({
  name: "membership-fee-calculator",
  component: "MembershipFeeCalculator",
  fields,
  widgetOf,
  draw: ({ fields: given, outer, view }) => (
    <div className={styles.place} {...outer}>
      <WidgetPlace widget={widgetOf(given)} view={view} />
    </div>
  ),
});

function widgetOf({ title, text, button, link, contactLink }: v.InferOutput<typeof fields>): PlacedWidget {
  const contact = { contactHref: contactLink?.href, contact: contactLink?.text };
  const given = Object.entries({ title, text, button, joinHref: link, ...contact });
  return {
    name: "fee-calculator",
    version: "stable",
    load: "visible",
    props: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  };
}
