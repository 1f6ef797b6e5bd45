import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { linkAddressField, linkField, optionalLink } from "../../content/fields/link.ts";
import { keyField, optionalText, textField } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { sampleMember } from "../../member/sample-member.ts";
import { membershipOverviewPart } from "./membership-overview-part.tsx";
import * as styles from "./membership-overview.css.ts";

const daysField = v.pipe(
  v.object({
    value: v.pipe(v.unknown(), v.transform(Number), v.integer("must be a whole number"), v.minValue(0), v.maxValue(60)),
  }),
  v.transform(({ value }) => value),
);

/**
 * What a member sees first: the membership, what waits, and what was sent last with its state. It is drawn for each
 * answer with what the register and the server know.
 */
export const membershipOverview = defineBlock({
  name: "membership-overview",
  component: "MembershipOverview",
  fields: v.object({
    cardTitle: textField,
    numberLabel: textField,
    priceLabel: textField,
    nextLabel: textField,
    addonsLabel: textField,
    noAddons: textField,
    /** To the page about payment. */
    cardLink: linkField,
    waitsTitle: textField,
    nothingWaits: textField,
    /** For a member who has not chosen how to pay. */
    paymentTitle: textField,
    paymentText: textField,
    paymentLink: linkAddressField,
    /** The page with the contact details. */
    contactLink: linkAddressField,
    latestTitle: textField,
    /** To everything that the member has sent. */
    latestLink: linkField,
    /** The name of a form that the server does not know. */
    otherForm: textField,
    /** Follows "Modtaget i går." if the answer should have come. */
    lateText: textField,
    /** The working days until an answer, by the id of the form ("LHO0075"). */
    answerDays: itemsField({ form: keyField, days: daysField }),
    /** The working days of all other forms. */
    usualDays: daysField,
    /** Default: "Vi kunne ikke hente dit medlemskab lige nu. Genindlæs siden om lidt." */
    failedText: optionalText,
    /** For a person who is signed in and not in the register. Without it, such a person sees no card. */
    noMembership: optionalText,
    joinLink: optionalLink,
  }),
  draw: ({ fields, id, outer, view }) => {
    const { answerDays, paymentLink, contactLink, failedText, ...words } = fields;
    return (
      <div className={styles.section} {...outer}>
        <MemberPartPlace
          part={membershipOverviewPart}
          view={view}
          sample={sampleMember}
          words={{
            ...words,
            id,
            paymentHref: paymentLink,
            contactHref: contactLink,
            answerDays: Object.fromEntries(answerDays.map(({ form, days }) => [form, days])),
            messages: view.service.messages.map(({ text }) => text),
            failedText: failedText ?? "Vi kunne ikke hente dit medlemskab lige nu. Genindlæs siden om lidt.",
          }}
        />
      </div>
    );
  },
});
