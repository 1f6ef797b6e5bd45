import type { LeadForm } from "../api/leads.ts";
import type { useCheckedForm } from "../forms/use-checked-form.ts";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Honeypot } from "../ui/honeypot/honeypot.tsx";
import { TextField } from "../ui/text-field/text-field.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { WithPrivacy } from "./with-privacy.tsx";

interface LeadFieldsProps {
  readonly id: string;
  readonly texts: GateTexts;
  readonly privacyHref: string;
  readonly form: ReturnType<typeof useCheckedForm<typeof LeadForm>>;
  readonly onWrite: (name: keyof LeadForm, value: string | boolean) => void;
  readonly onSubmit: () => void;
}

export function LeadFields({ id, texts, privacyHref, form, onWrite, onSubmit }: LeadFieldsProps) {
  const shared = { required: true, problemWord: texts.problemWord } as const;
  const typed = (name: "firstName" | "lastName" | "email" | "phone") => ({
    ...shared,
    ...form.field(name),
    value: form.text(name),
    onChange: (text: string) => onWrite(name, text),
  });
  const ticked = (name: "terms" | "terms2") => ({
    ...shared,
    ...form.field(name),
    checked: form.ticked(name),
    onChange: (tick: boolean) => onWrite(name, tick),
  });
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {form.errors.length > 0 && (
        <ErrorSummary title={texts.problemsTitle} errors={form.errors} attempt={form.attempt} />
      )}
      <p className={styles.small}>{texts.leadRequired}</p>
      <div className={styles.names}>
        <TextField
          {...typed("firstName")}
          label={texts.leadFirstName}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...typed("lastName")}
          label={texts.leadLastName}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <TextField {...typed("email")} label={texts.leadEmail} type="email" inputMode="email" autoComplete="email" />
      <TextField
        {...typed("phone")}
        label={texts.leadPhone}
        hint={texts.leadPhoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="phone"
      />
      <div className={styles.consents}>
        <Checkbox
          {...ticked("terms")}
          label={texts.leadTerms}
          hint={<WithPrivacy text={texts.leadTermsHint} texts={texts} privacyHref={privacyHref} />}
        />
        <Checkbox
          {...ticked("terms2")}
          label={texts.leadTerms2}
          hint={<WithPrivacy text={texts.leadTerms2Hint} texts={texts} privacyHref={privacyHref} />}
        />
      </div>
      <Honeypot name="website" value={form.text("website")} onChange={(text) => onWrite("website", text)} />
    </form>
  );
}
