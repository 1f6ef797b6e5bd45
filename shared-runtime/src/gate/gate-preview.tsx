import { type ReactNode, useId } from "react";
import { GateLead } from "../api/leads.ts";
import { fillText } from "../contract/fill-text.ts";
import { useForm } from "../forms/use-form.ts";
import type { PreviewScreen } from "../preview/preview-screens.tsx";
import { heading } from "../theme/typography.css.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { ConsentWords } from "./consent-dialog.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { LeadFields } from "./lead-fields.tsx";
import { LeadIntro } from "./lead-intro.tsx";

interface GateScreensOptions {
  readonly texts: GateTexts;
  readonly sampleLabel: string;
  readonly privacyHref: string;
  readonly logInHref: string;
}

/**
 * The dialogs of the gate as cards in the page, and their errors, with every text that an editor can change. They store
 * and send nothing.
 */
export function gateScreens(options: GateScreensOptions): readonly PreviewScreen[] {
  const { texts, sampleLabel, privacyHref } = options;
  const consent = (
    <SampleDialog
      sampleLabel={sampleLabel}
      title={fillText(texts.consentTitle, { firstName: "Karen" })}
      button={texts.consentButton}
      sending={texts.consentSending}
      decline={texts.decline}
    >
      <div className={styles.words}>
        <ConsentWords texts={texts} privacyHref={privacyHref} />
      </div>
    </SampleDialog>
  );
  return [
    { name: "Dialog til besøgende", content: <SampleLead {...options} /> },
    { name: "Dialog til medlemmer", content: consent },
    { name: "Dialoger: fejl", content: <Errors texts={texts} /> },
  ];
}

function SampleLead({ texts, sampleLabel, privacyHref, logInHref }: GateScreensOptions) {
  const formId = useId();
  const form = useForm({
    schema: GateLead,
    initial: { firstName: "", lastName: "", email: "", phone: "", terms: false, terms2: false, kontrolfelt: "" },
    onValid: () => {},
  });
  return (
    <SampleDialog
      sampleLabel={sampleLabel}
      title={texts.leadTitle}
      button={texts.leadSubmit}
      sending={texts.leadSending}
      decline={texts.decline}
    >
      <LeadIntro texts={texts} logInHref={logInHref} loggedOut />
      <LeadFields id={formId} texts={texts} privacyHref={privacyHref} form={form} showsHints />
    </SampleDialog>
  );
}

function Errors({ texts }: Pick<GateScreensOptions, "texts">) {
  return (
    <>
      <Notice status="bad" word={texts.problemWord} title={texts.problemsTitle} />
      <Notice status="bad" word={texts.problemWord}>
        {texts.leadErrorText}
      </Notice>
      <Notice status="bad" word={texts.problemWord}>
        {texts.leadErrorOffline}
      </Notice>
      <Notice status="bad" word={texts.problemWord} title={texts.consentErrorText}>
        {fillText(texts.errorReference, { id: "0197-4f1c" })}
      </Notice>
      <Notice status="bad" word={texts.problemWord} title={texts.gateUnavailableTitle}>
        {texts.gateUnavailableText} ({texts.gateUnavailableButton})
      </Notice>
    </>
  );
}

interface SampleDialogProps {
  readonly sampleLabel: string;
  readonly title: string;
  readonly button: string;
  /** Label of the button while the call is running. */
  readonly sending: string;
  readonly decline: string;
  readonly children: ReactNode;
}

function SampleDialog({ sampleLabel, title, button, sending, decline, children }: SampleDialogProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.form}>
        <p>
          <Badge>{sampleLabel}</Badge>
        </p>
        <h2 id={titleId} className={heading.xl}>
          {title}
        </h2>
        {children}
        <p className={styles.answers}>
          <Button variant="accent">{button}</Button>
          <Button variant="accent" busy>
            {sending}
          </Button>
          <Button variant="quiet">{decline}</Button>
        </p>
      </div>
    </Card>
  );
}
