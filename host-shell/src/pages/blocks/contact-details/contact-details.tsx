import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { sampleMember } from "../../member/sample-member.ts";
import { contactDetailsPart } from "./contact-details-part.tsx";
import * as styles from "./contact-details.css.ts";

/**
 * The contact details that the register has about a member. Each can be changed, and is pending until the register has
 * the change; without script, the block says whom to call.
 */
export const contactDetails = defineBlock({
  name: "contact-details",
  component: "ContactDetails",
  fields: v.object({
    title: textField,
    text: optionalText,
    /** Opens the form of a detail; the name of the detail follows for screen readers. */
    edit: textField,
    save: textField,
    cancel: textField,
    pendingLabel: textField,
    /** `{dag}` is replaced by the day on which the change was sent: "i går". */
    pendingText: textField,
    withdraw: textField,
    withdrawn: textField,
    saved: textField,
    /** In place of a detail that the register does not have. */
    unknown: textField,
    failedText: textField,
    /** For a member whose session has ended, or somebody else who has signed in. */
    signedOutText: textField,
    withoutScript: textField,
  }),
  draw: ({ fields, id, outer, view }) => (
    <div className={styles.section} {...outer}>
      <MemberPartPlace part={contactDetailsPart} view={view} sample={sampleMember} words={{ ...fields, id }} />
    </div>
  ),
});
