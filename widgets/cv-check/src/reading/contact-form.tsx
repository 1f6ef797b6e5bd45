import { type FormEvent, useId, useState } from "react";
import { type CorrectedReading, mostCharacters } from "shared-runtime/api/cv-reading.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { FormFields } from "shared-runtime/ui/form-layout/form-layout.tsx";
import { oneLine } from "./entry-draft.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { useFocusOnce } from "./use-focus-once.ts";

type Contact = CorrectedReading["contact"];

export const contactFields = ["email", "phone", "place", "linkedIn"] as const satisfies readonly (keyof Contact)[];

interface ContactFormProps {
  readonly contact: Contact;
  readonly onSave: (contact: Contact) => void;
  readonly onCancel: () => void;
}

export function ContactForm({ contact, onSave, onCancel }: ContactFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(contact);
  const [tried, setTried] = useState(false);
  const form = useFocusOnce<HTMLFormElement>("input");
  const isTooLong = (name: keyof Contact): boolean => oneLine(draft[name]).length > mostCharacters;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = contactFields.find(isTooLong);
    if (wrong !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const { email, phone, place, linkedIn } = draft;
    onSave({ email: oneLine(email), phone: oneLine(phone), place: oneLine(place), linkedIn: oneLine(linkedIn) });
  };
  return (
    <form ref={form} className={styles.form} aria-label={texts.contact} noValidate onSubmit={save}>
      <FormFields>
        {contactFields.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={texts[name]}
            value={draft[name]}
            onChange={(value) => setDraft((now) => ({ ...now, [name]: value }))}
            problem={tried && isTooLong(name) ? texts.tooLong : undefined}
            optional
          />
        ))}
      </FormFields>
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
