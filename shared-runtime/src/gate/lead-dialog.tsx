import { useEffect, useId } from "react";
import { LeadForm } from "../api/leads.ts";
import type { SiteSettings } from "../api/site-settings.ts";
import { fillText } from "../contract/fill-text.ts";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { LeadFields } from "./lead-fields.tsx";
import { LeadIntro } from "./lead-intro.tsx";
import type { LeadProblem } from "./lead-problem.ts";
import { keepTyped, readTyped, type TypedTexts } from "./typed-texts.ts";

export interface LeadDialogProps {
  readonly texts: GateTexts;
  /** What the content says where a form was not taken. */
  readonly response: Pick<SiteSettings["formResponse"], "errorTitle" | "errorButtonText">;
  readonly privacyHref: string;
  /** Where a member signs in who is none here yet, and `loggedOut` whether they were signed in until a moment ago. */
  readonly logInHref: string | undefined;
  readonly loggedOut: boolean;
  /** What is known of the visitor, for fields in which nothing has been typed yet. */
  readonly known: TypedTexts;
  readonly sending: boolean;
  readonly problem: LeadProblem | undefined;
  /** Shows what went wrong instead of the form. */
  readonly failed: boolean;
  readonly onSubmit: (lead: LeadForm) => void;
  readonly onAcknowledge: () => void;
}

export function LeadDialog({ texts, response, known, problem, failed, onAcknowledge, ...rest }: LeadDialogProps) {
  const { privacyHref, logInHref, loggedOut, sending, onSubmit } = rest;
  const formId = useId();
  const form = useCheckedForm({
    schema: LeadForm,
    initial: { ...known, ...writtenOf(readTyped()), terms: false, terms2: false, website: "" },
    onValid: onSubmit,
    problemWord: texts.problemWord,
  });
  const write = (name: keyof LeadForm, value: string | boolean) => {
    form.write(name, value);
    keepTyped({
      firstName: form.text("firstName"),
      lastName: form.text("lastName"),
      email: form.text("email"),
      phone: form.text("phone"),
    });
  };
  const { object } = form;
  const fields = problem?.fields;
  useEffect(() => {
    if (fields && Object.keys(fields).length > 0) object(fields);
    // oxlint-disable-next-line react/exhaustive-deps -- each refusal is shown once, however often the form is drawn
  }, [fields]);

  if (failed) {
    const id = problem?.failure.kind === "refused" ? problem.failure.correlationId : undefined;
    return (
      <Dialog
        key="failed"
        open
        urgent
        dismissable={false}
        onClose={stay}
        title={response.errorTitle}
        actions={<Button onClick={onAcknowledge}>{response.errorButtonText}</Button>}
      >
        <div className={styles.words}>
          <p>
            {problem?.reason ?? (problem?.failure.kind === "offline" ? texts.leadErrorOffline : texts.leadErrorText)}
          </p>
          {id !== undefined && <p className={styles.small}>{fillText(texts.errorReference, { id })}</p>}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      open
      dismissable={false}
      onClose={stay}
      title={texts.leadTitle}
      intro={<LeadIntro texts={texts} logInHref={logInHref} loggedOut={loggedOut} />}
      actions={
        <>
          <Button variant="accent" type="submit" form={formId} busy={sending} busyLabel={texts.leadSending}>
            {texts.leadSubmit}
          </Button>
          <ButtonLink variant="quiet" href="/">
            {texts.decline}
          </ButtonLink>
        </>
      }
    >
      <LeadFields
        id={formId}
        texts={texts}
        privacyHref={privacyHref}
        form={form}
        onWrite={write}
        onSubmit={() => {
          if (!sending) void form.send();
        }}
      />
    </Dialog>
  );
}

/** Without the fields that are still empty, in which what is known may stand. */
function writtenOf(texts: TypedTexts | undefined): Partial<TypedTexts> {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== ""));
}

/** Only an answer leads out. */
function stay() {}
