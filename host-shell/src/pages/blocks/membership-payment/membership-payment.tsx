import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { sampleMember } from "../../member/sample-member.ts";
import { membershipPaymentPart } from "./membership-payment-part.tsx";
import * as styles from "./membership-payment.css.ts";

/** What a member pays, when and from which account, with a link that changes it. */
export const membershipPayment = defineBlock({
  name: "membership-payment",
  component: "MembershipPayment",
  fields: v.object({
    title: textField,
    /** For a member whose price the register does not know. */
    unknownPrice: textField,
    /** Follows the amount if the member has not chosen how to pay. */
    notChosen: textField,
    choose: textField,
    change: textField,
    changeText: optionalText,
    totalLabel: textField,
    addonLabel: textField,
    /** For a membership that costs nothing. */
    freeText: textField,
    failedText: textField,
    /** The card of a person who has joined, until the register has them. Default: "Du kommer til at betale". */
    pendingTitle: optionalText,
    /** Marks what they chose. Default: "Afventer". */
    pendingLabel: optionalText,
    /** Default: "Det gælder, så snart medlemsregistret har din indmeldelse. Du kan skifte indtil da og bagefter." */
    pendingText: optionalText,
    /** Default: "Betaling". */
    paymentLabel: optionalText,
    /** Default: "Tilvalg". */
    addonsLabel: optionalText,
    /** Default: "Ingen". */
    noAddons: optionalText,
    /** For a person who is signed in, not in the register, and has sent no sign-up. */
    noMembership: optionalText,
    joinLink: optionalLink,
  }),
  draw: ({ fields, id, outer, view }) => (
    <div className={styles.section} {...outer} data-about-member="">
      <MemberPartPlace
        part={membershipPaymentPart}
        view={view}
        sample={sampleMember}
        words={{
          ...fields,
          id,
          path: view.path,
          pendingTitle: fields.pendingTitle ?? "Du kommer til at betale",
          pendingLabel: fields.pendingLabel ?? "Afventer",
          pendingText:
            fields.pendingText ??
            "Det gælder, så snart medlemsregistret har din indmeldelse. Du kan skifte indtil da og bagefter.",
          paymentLabel: fields.paymentLabel ?? "Betaling",
          addonsLabel: fields.addonsLabel ?? "Tilvalg",
          noAddons: fields.noAddons ?? "Ingen",
        }}
      />
    </div>
  ),
});
