import {
  type ContactField,
  contactFields,
  type ContactPart,
  type ContactValues,
} from "shared-runtime/api/contact-parts.ts";
import { phoneInWords } from "shared-runtime/rules/phone-in-words.ts";
import { pastDayWords } from "shared-runtime/time/relative-days.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { FieldProblem } from "shared-runtime/ui/field/field-problem.tsx";
import * as fieldStyles from "shared-runtime/ui/field/field.css.ts";
import { TextField, type TextFieldProps } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { AboutMember, PendingChange } from "../../../services/member-data/about-member.ts";
import { contactLines } from "../../member/contact-words.ts";
import { definePart } from "../../member/member-part.tsx";
import { contactPartNames } from "../../member/membership-words.ts";
import * as styles from "./contact-details.css.ts";

export interface ContactWords {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly edit: string;
  readonly save: string;
  readonly cancel: string;
  readonly pendingLabel: string;
  readonly pendingText: string;
  readonly withdraw: string;
  readonly withdrawn: string;
  readonly saved: string;
  readonly unknown: string;
  readonly failedText: string;
  readonly signedOutText: string;
  readonly withoutScript: string;
}

const fields: Readonly<Record<ContactField, Omit<TextFieldProps, "id" | "name" | "value" | "onChange">>> = {
  name: { label: "Navn", autoComplete: "name", autoCapitalize: "words" },
  address: { label: "Vej og nummer", autoComplete: "street-address", autoCapitalize: "words" },
  zipCode: { label: "Postnummer", autoComplete: "postal-code", inputMode: "numeric", width: "phone" },
  city: { label: "By", autoComplete: "address-level2", autoCapitalize: "words" },
  email: { label: "E\u2011mail", type: "email", autoComplete: "email", autoCapitalize: "none" },
  phone: { label: "Telefon", inputMode: "tel", autoComplete: "tel", width: "phone" },
  workPlace: { label: "Hvor arbejder du?", autoComplete: "organization", autoCapitalize: "words" },
  workTitle: { label: "Titel", autoComplete: "organization-title", optional: true },
};

/** The contact details of the member, each with the form that changes it. */
export const contactDetailsPart = definePart<ContactWords, AboutMember>({
  name: "contact-details",
  load: ({ about }) => about(),
  draw: (words, { registered, pending, user, now }) => {
    if (!registered) return null;
    return (
      <section
        className={styles.part}
        aria-labelledby={`${words.id}-title`}
        data-contact-details={encodeURIComponent(user.id)}
        data-wrong-class={fieldStyles.wrong}
        data-failed={words.failedText}
        data-signed-out={words.signedOutText}
      >
        <h2 className={heading.xl} id={`${words.id}-title`} tabIndex={-1}>
          {words.title}
        </h2>
        {words.text && <p className={type.soft}>{words.text}</p>}
        <p className={styles.withoutScript}>{words.withoutScript}</p>
        <ul className={styles.list} role="list">
          {registered.contactParts.map((part) => (
            <Row
              key={part}
              part={part}
              words={words}
              values={registered.contact}
              pending={pending.find((change) => change.part === part)}
              now={now}
            />
          ))}
        </ul>
        <template data-problem="">
          <FieldProblem id="problem" problem=" " word="Fejl" />
        </template>
      </section>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

interface RowProps {
  readonly part: ContactPart;
  readonly words: ContactWords;
  readonly values: ContactValues;
  readonly pending: PendingChange | undefined;
  readonly now: Date;
}

function Row({ part, words, values, pending, now }: RowProps) {
  const label = contactPartNames[part];
  const lines = contactLines(part, values);
  return (
    <li className={styles.row} data-contact-part={part}>
      <div className={styles.words}>
        <h3 className={type.small}>{label}</h3>
        <p className={styles.value}>{lines.length > 0 ? lines.join("\n") : words.unknown}</p>
        {pending && (
          <div className={styles.pending}>
            <p className={styles.pendingWords}>
              <Badge tone="warn">{words.pendingLabel}</Badge>
              <strong className={styles.value}>{contactLines(part, pending.values).join("\n")}</strong>
            </p>
            <p className={type.small}>{words.pendingText.replace("{dag}", pastDayWords(pending.sentAt, now))}</p>
            <div className={styles.scripted}>
              <Button variant="quiet" data-contact-withdraw="" data-withdrawn={words.withdrawn}>
                {words.withdraw}
                <VisuallyHidden>: {label.toLowerCase()}</VisuallyHidden>
              </Button>
            </div>
          </div>
        )}
        <p className={type.small} role="status" tabIndex={-1} data-contact-told="" />
      </div>
      <details className={styles.edit}>
        <summary className={styles.summary}>
          {words.edit} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </summary>
        <form className={styles.form} noValidate data-contact-form="" data-saved={words.saved}>
          {contactFields[part].map((name) => (
            <TextField
              key={name}
              {...fields[name]}
              id={`${words.id}-${name}`}
              name={name}
              value={typedOf(name, pending?.values ?? values)}
              onChange={ignored}
              required={fields[name].optional !== true}
            />
          ))}
          <p role="alert" data-contact-failed="" className={styles.failed} />
          <div className={styles.actions}>
            <Button type="submit">{words.save}</Button>
            <Button variant="quiet" data-contact-cancel="">
              {words.cancel}
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}

/** The markup is static: a script listens to the form. */
const ignored = () => undefined;

function typedOf(name: ContactField, { [name]: value = "" }: ContactValues): string {
  return name === "phone" ? phoneInWords(value).replaceAll("\u00a0", " ") : value;
}
