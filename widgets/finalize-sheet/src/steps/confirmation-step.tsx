import { useId } from "react";
import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { dayInWords } from "shared-runtime/money/payment-day.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { type KeyValue, KeyValueSummary } from "shared-runtime/ui/key-value-summary/key-value-summary.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as styles from "../finalize-sheet.css.ts";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import { costOfSheet } from "../model/cost-of-sheet.ts";
import type { Progress, StepId } from "../model/progress.ts";
import { chairs, Circle } from "./circle.tsx";
import type { CostLineProps } from "./cost-line.tsx";
import type { StepProps } from "./payment-step.tsx";
import { StepTitle } from "./step-title.tsx";
import * as own from "./welcome.css.ts";

export interface ConfirmationStepProps extends Pick<StepProps, "texts" | "content" | "formId"> {
  readonly progress: Progress;
  readonly products: readonly AddonProduct[];
  readonly onVisit: (step: StepId) => void;
  readonly onConfirmed: () => void;
  readonly chosen: CostLineProps["chosen"];
  /** Prices and days; `undefined` until the server has answered. */
  readonly terms: JoiningTerms | undefined;
  /** The address of the telephone as a contact file. */
  readonly contactHref: string;
  /** Whether the member has just joined, and not only changed the payment. */
  readonly hasJoined: boolean;
  /** How the member pays if that was not changed; `undefined` if it is not known. */
  readonly known: PaymentWay | undefined;
  readonly user: MemberUser | undefined;
}

export function ConfirmationStep({
  texts,
  content,
  formId,
  progress,
  products,
  onVisit,
  onConfirmed,
  chosen,
  terms,
  contactHref,
  hasJoined,
  known,
  user,
}: ConfirmationStepProps) {
  const titleId = useId();
  const titles = products.filter(({ value }) => progress.addons.includes(value)).map(({ title }) => title);
  const change = (step: StepId, label: string) => (
    <Button variant="quiet" onClick={() => onVisit(step)}>
      {texts.change} <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
  const isUnchanged = !progress.isPaymentSent && progress.addonsSent === undefined;
  const cost = terms && costOfSheet(terms, chosen);
  const choices: readonly KeyValue[] = [
    ...(cost === undefined ? [] : [{ label: texts.costRow, value: cost }]),
    {
      label: texts.paymentRow,
      value: progress.payByInvoice
        ? texts.byInvoice
        : known?.way === "account"
          ? fillText(texts.byKnownAccount, { end: known.end })
          : texts.byAccount,
      action: change("payment", texts.paymentRow),
    },
    ...(products.length === 0
      ? []
      : [
          {
            label: texts.addonsRow,
            value: titles.length > 0 ? titles.join(", ") : texts.none,
            action: change("addons", texts.addonsRow),
          },
        ]),
  ];
  return (
    <form
      id={formId}
      className={styles.step}
      method="dialog"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirmed();
      }}
    >
      {hasJoined ? (
        <>
          <Welcome titleId={titleId} texts={texts} intro={content.confirmationText} user={user} />
          <div className={own.facts}>
            <KeyValueSummary
              rows={[...factsOf({ texts, user, terms }), ...choices, ...nextOf({ texts, content, contactHref, terms })]}
            />
          </div>
        </>
      ) : (
        <>
          <StepTitle id={titleId} title={isUnchanged ? texts.unchangedTitle : texts.changedTitle} intro={undefined} />
          <div className={own.facts}>
            <KeyValueSummary rows={choices} />
          </div>
        </>
      )}
    </form>
  );
}

interface WelcomeProps {
  readonly titleId: string;
  readonly texts: FinalizeSheetTexts;
  readonly intro: string;
  readonly user: MemberUser | undefined;
}

/** The moment of joining. Its title takes the focus, so screen readers say this one sentence. */
function Welcome({ titleId, texts, intro, user }: WelcomeProps) {
  const { firstName = "", initials = "" } = user?.memberName ?? {};
  const title = firstName === "" ? texts.welcomeUnnamed : texts.welcome;
  return (
    <div className={own.moment}>
      <div className={own.circle}>
        <Circle initials={initials} />
      </div>
      <div className={own.words}>
        <StepTitle
          id={titleId}
          className={heading.xl}
          title={fillText(title, { count: chairs, name: firstName })}
          intro={intro}
        />
      </div>
    </div>
  );
}

interface FactsProps {
  readonly texts: FinalizeSheetTexts;
  readonly user: MemberUser | undefined;
  readonly terms: JoiningTerms | undefined;
}

/** What the server knows about the new membership. */
function factsOf({ texts, user, terms }: FactsProps): readonly KeyValue[] {
  const number = user?.membership?.membershipNumber;
  const firstDay = terms?.firstDay;
  return [
    ...(number === undefined ? [] : [{ label: texts.numberRow, value: number }]),
    ...(firstDay === undefined
      ? []
      : [{ label: texts.firstDayRow, value: dayInWords(new Date(`${firstDay}T12:00:00Z`)) }]),
  ];
}

function nextOf({
  texts,
  content,
  contactHref,
  terms,
}: Pick<ConfirmationStepProps, "texts" | "content" | "contactHref" | "terms">): readonly KeyValue[] {
  const { phone } = content;
  const { hasFund = false, movesFund = false, hasNoWork = false } = terms?.joined ?? {};
  const next = [content.nextStep, hasFund && movesFund ? content.switchStep : ""].filter(Boolean).join(" ");
  const benefits = hasFund && hasNoWork ? (movesFund ? content.benefitsMovingText : content.benefitsText) : "";
  return [
    ...(next === "" ? [] : [{ label: texts.nextRow, value: next }]),
    ...(benefits === "" ? [] : [{ label: texts.benefitsRow, value: benefits }]),
    ...(phone === ""
      ? []
      : [
          {
            label: texts.phoneRow,
            value: (
              <span className={own.phone}>
                <a className={own.link} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
                  {phone}
                </a>
                <a className={own.link} href={contactHref} download>
                  {texts.saveContact}
                </a>
              </span>
            ),
          },
        ]),
  ];
}
