import type { GateLead } from "../api/leads.ts";
import type { Form } from "../forms/use-form.ts";
import { Checkbox } from "../ui/field/checkbox/checkbox.tsx";
import { EmailField } from "../ui/field/email-field/email-field.tsx";
import { ErrorSummary } from "../ui/field/error-summary/error-summary.tsx";
import { Honeypot } from "../ui/honeypot/honeypot.tsx";
import { PhoneField } from "../ui/field/phone-field/phone-field.tsx";
import { TextField } from "../ui/field/text-field/text-field.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { WithPrivacy } from "./with-privacy.tsx";

interface LeadFieldsProps {
  readonly id: string;
  readonly texts: GateTexts;
  readonly privacyHref: string;
  readonly form: Form<typeof GateLead>;
  /** Shows the hints of all fields, for editors, who see every text. */
  readonly showsHints?: boolean;
}

export function LeadFields({ id, texts, privacyHref, form, showsHints = false }: LeadFieldsProps) {
  const { text, tick } = form;
  const phone = text("phone");
  return (
    <form id={id} className={styles.form} {...form.props}>
      {form.errors.length > 0 && (
        <ErrorSummary title={texts.problemsTitle} errors={form.errors} attempt={form.attempt} />
      )}
      <div className={styles.names}>
        <TextField
          {...text("firstName")}
          required
          label={texts.leadFirstName}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...text("lastName")}
          required
          label={texts.leadLastName}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <EmailField {...text("email")} required label={texts.leadEmail} />
      <PhoneField
        {...phone}
        required
        label={texts.leadPhone}
        hint={showsHints || phone.problem !== undefined ? texts.leadPhoneHint : undefined}
      />
      <div className={styles.consents}>
        <p className={styles.small}>
          {texts.leadWhy} {texts.leadRequired}
        </p>
        <Checkbox
          {...tick("terms")}
          required
          label={texts.leadTerms}
          hint={<WithPrivacy text={texts.leadTermsHint} texts={texts} privacyHref={privacyHref} />}
        />
        <Checkbox
          {...tick("terms2")}
          required
          label={texts.leadTerms2}
          hint={<WithPrivacy text={texts.leadTerms2Hint} texts={texts} privacyHref={privacyHref} />}
        />
      </div>
      <Honeypot {...text("kontrolfelt")} />
    </form>
  );
}
