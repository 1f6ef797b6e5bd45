import { useEffect, useId } from "react";
import { failureText, referenceOf } from "../api/failure.ts";
import { GateLead } from "../api/leads.ts";
import type { SiteSettings } from "../api/site-settings.ts";
import { fillText } from "../contract/fill-text.ts";
import { useForm } from "../forms/use-form.ts";
import { Button } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import * as styles from "./gate-dialog.css.ts";
import { GateActions } from "./gate-actions.tsx";
import type { GateTexts } from "./gate.texts.ts";
import { LeadFields } from "./lead-fields.tsx";
import { LeadIntro } from "./lead-intro.tsx";
import type { SubmissionProblem } from "../forms/submission-problem.ts";
import { leadDraft, type TypedTexts } from "./lead-draft.ts";

export interface LeadDialogProps {
  readonly texts: GateTexts;
  /** Texts of the CMS for a form that could not be sent. */
  readonly response: Pick<SiteSettings["formResponse"], "errorTitle" | "errorButtonText">;
  readonly privacyHref: string;
  /** Sign-in link; `undefined` if already signed in. */
  readonly logInHref: string | undefined;
  /** Whether the member's session has just ended. */
  readonly loggedOut: boolean;
  /** The session's data about the visitor, which fill fields that are still empty. */
  readonly known: TypedTexts;
  readonly sending: boolean;
  readonly problem: SubmissionProblem | undefined;
  /** Shows the error instead of the form. */
  readonly failed: boolean;
  readonly onSubmit: (lead: GateLead) => void;
  readonly onAcknowledge: () => void;
  readonly onDecline: () => void;
}

export function LeadDialog({ texts, response, known, problem, failed, onAcknowledge, ...rest }: LeadDialogProps) {
  const { privacyHref, logInHref, loggedOut, sending, onSubmit, onDecline } = rest;
  const formId = useId();
  const form = useForm({
    schema: GateLead,
    initial: { ...known, ...writtenOf(leadDraft.read()), terms: false, terms2: false, kontrolfelt: "" },
    onValid: (lead) => {
      if (!sending) onSubmit(lead);
    },
    onWrite: leadDraft.keep,
    problemWord: texts.problemWord,
    validateOn: "touch",
  });
  const { showErrors } = form;
  const fields = problem?.fields;
  useEffect(() => {
    if (fields && Object.keys(fields).length > 0) showErrors(fields);
    // oxlint-disable-next-line react/exhaustive-deps -- each refusal is shown once, however often the form renders
  }, [fields]);

  if (failed) {
    const id = referenceOf(problem?.failure);
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
          <p>{failureText(problem?.failure, { offline: texts.leadErrorOffline, other: texts.leadErrorText })}</p>
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
        <GateActions texts={texts} sending={sending} onDecline={onDecline}>
          <Button variant="accent" wide type="submit" form={formId} busy={sending} busyLabel={texts.leadSending}>
            {texts.leadSubmit}
          </Button>
        </GateActions>
      }
    >
      <LeadFields id={formId} texts={texts} privacyHref={privacyHref} form={form} />
    </Dialog>
  );
}

/** The texts without empty fields, which the session's data can fill. */
function writtenOf(texts: Partial<TypedTexts> | undefined): Partial<TypedTexts> {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== ""));
}

/** Called by attempts to close the dialog, which only an answer closes. */
function stay() {}
