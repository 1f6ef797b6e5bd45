import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import * as styles from "./back-button.css.ts";

/** A link to the visitor's previous page, if that is on one of our sites; otherwise to the address in `link`. */
export const backButton = defineBlock({
  name: "back-button",
  component: "BackButton",
  fields: v.object({
    label: optionalText,
    /** Default: the front page of the site. */
    link: optional(linkAddressField),
  }),
  draw: ({ fields: { label = "Gå tilbage", link }, outer, view }) => (
    <div className={styles.place} {...outer}>
      <BackLink href={link ?? view.site.root} label={label} root="/" />
    </div>
  ),
});
