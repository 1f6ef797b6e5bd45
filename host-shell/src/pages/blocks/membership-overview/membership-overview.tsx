import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField, linkField, optionalLink } from "../../content/fields/link.ts";
import { keyField, optionalText, textField } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { sampleMember } from "../../member/sample-member.ts";
import { membershipOverviewPart } from "./membership-overview-part.tsx";
import * as styles from "./membership-overview.css.ts";

const wholeNumber = (most: number) =>
  v.pipe(
    v.object({
      value: v.pipe(
        v.unknown(),
        v.transform(Number),
        v.integer("must be a whole number"),
        v.minValue(0),
        v.maxValue(most),
      ),
    }),
    v.transform(({ value }) => value),
  );
const daysField = wholeNumber(60);
const hourField = wholeNumber(23);

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
    /** Above what the member waits for. Default: "Det venter du på". */
    forUsTitle: optionalText,
    /** To everything that the member has sent. */
    latestLink: linkField,
    /** The name of a form that the server does not know. */
    otherForm: textField,
    /** Follows "Modtaget i går." if the answer should have come. */
    lateText: textField,
    /** The working days until an answer, by the id of the form ("LHO0075"). */
    answerDays: itemsField({
      form: keyField,
      days: daysField,
      /** The hour of the last day: 12 for "kl. 12". */
      hour: optional(hourField),
      /** Who answers, and how, as on the receipt. `{dag}` is the last day. Default: "Vi svarer senest {dag}". */
      promise: optionalText,
      /** Who calls at the time that the member chose. Default: "En rådgiver". */
      caller: optionalText,
    }),
    /** The working days of all other forms. */
    usualDays: daysField,
    /** Default: "Vi kunne ikke hente dit medlemskab lige nu. Genindlæs siden om lidt." */
    failedText: optionalText,
    /** The page that has an entry for everything that was sent. Default: the page of `latestLink`. */
    archiveLink: optional(linkAddressField),
    /** The card of a person who has joined, until the register has them. Default: "Du er på vej". */
    joiningCardTitle: optionalText,
    /** Default: "Medlem fra". */
    firstDayLabel: optionalText,
    /** Default: "Første betaling". */
    firstPaymentLabel: optionalText,
    /** Default: "Betaling". */
    paymentLabel: optionalText,
    /** Default: "Ikke valgt endnu". */
    notChosen: optionalText,
    /** What such a person has left to do. Default: "Vi mangler kun din betaling". */
    finishTitle: optionalText,
    /** Default: "Det tager et par minutter, og du kan altid skifte." */
    finishText: optionalText,
    /** What such a person waits for after that. Default: "Din indmeldelse". */
    joiningTitle: optionalText,
    /** `{dag}` is the first day. Default: "Vi skriver dig ind i medlemsregistret, og du er medlem fra {dag}." */
    joiningText: optionalText,
    /** For a person who is signed in, not in the register, and has sent no sign-up. Without it, they see no card. */
    noMembership: optionalText,
    joinLink: optionalLink,
  }),
  draw: ({ fields, id, outer, view }) => {
    const { answerDays, paymentLink, contactLink, archiveLink, failedText, ...words } = fields;
    return (
      <div className={styles.section} {...outer} data-about-member="">
        <MemberPartPlace
          part={membershipOverviewPart}
          view={view}
          sample={sampleMember}
          words={{
            ...words,
            ...defaults(words),
            id,
            path: view.path,
            archiveHref: archiveLink ?? words.latestLink.href,
            paymentHref: paymentLink,
            contactHref: contactLink,
            answers: Object.fromEntries(answerDays.map(({ form, ...terms }) => [form, terms])),
            messages: view.service.messages.map(({ text }) => text),
            failedText: failedText ?? "Vi kunne ikke hente dit medlemskab lige nu. Genindlæs siden om lidt.",
          }}
        />
      </div>
    );
  },
});

const defaultTexts = {
  forUsTitle: "Det venter du på",
  joiningCardTitle: "Du er på vej",
  firstDayLabel: "Medlem fra",
  firstPaymentLabel: "Første betaling",
  paymentLabel: "Betaling",
  notChosen: "Ikke valgt endnu",
  finishTitle: "Vi mangler kun din betaling",
  finishText: "Det tager et par minutter, og du kan altid skifte.",
  joiningTitle: "Din indmeldelse",
  joiningText: "Vi skriver dig ind i medlemsregistret, og du er medlem fra {dag}.",
} as const;
type Name = keyof typeof defaultTexts;

/** The texts of the editor, with a default for each that is missing. */
function defaults(given: Readonly<Partial<Record<Name, string | undefined>>>): Readonly<Record<Name, string>> {
  const names = Object.keys(defaultTexts) as Name[];
  return Object.fromEntries(names.map((name) => [name, given[name] ?? defaultTexts[name]])) as Record<Name, string>;
}
