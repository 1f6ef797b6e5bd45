import type { ReactNode } from "react";
import { text as type, heading } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as confirm from "shared-runtime/ui/inline-confirm/inline-confirm.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./my-data.css.ts";

const fields = v.object({
  /** The sentences that are shown while a part is fetched, and if that fails. */
  loadingText: textField,
  failedText: textField,
  /** Precedes the label of a button that confirms: "Ja, slet". */
  yes: textField,
  /** The other button. Default: "Nej". */
  no: optionalText,
  /** The name of a form that the server does not know, such as one that no longer exists. */
  otherForm: textField,
  sentTitle: textField,
  sentText: optionalText,
  sentEmpty: textField,
  /** Text in front of the number of what was sent. Default: "Sagsnummer". */
  caseLabel: optionalText,
  waitingLabel: textField,
  deliveredLabel: textField,
  failedLabel: textField,
  cvTitle: textField,
  cvText: optionalText,
  cvEmpty: textField,
  cvName: textField,
  /** The name of a CV in this browser that was not uploaded by the member. */
  cvBrowserName: textField,
  /** `{uploadet}` is replaced by the time of the upload, and `{slettes}` by the last day. */
  cvDates: textField,
  /** Replaces the link for a CV without a review. */
  cvPending: textField,
  cvLink: textField,
  cvDelete: textField,
  cvConfirm: textField,
  cvDeleted: textField,
  consentsTitle: textField,
  consentsText: optionalText,
  consentsEmpty: textField,
  givenLabel: textField,
  /** Label that opens the words of a consent. Default: "Se, hvad du sagde ja til". */
  askedLabel: optionalText,
  withdrawnLabel: textField,
  withdraw: textField,
  withdrawConfirm: textField,
  /** Replaces `withdrawConfirm` for a sign-up, which a withdrawal does not stop. */
  withdrawSignupConfirm: optionalText,
  /** Text in front of the time of the sign-up that replaces another one. Default: "Erstattet af din indmeldelse fra". */
  replacedLabel: optionalText,
  sessionsTitle: textField,
  sessionsText: optionalText,
  currentSession: textField,
  otherSession: textField,
  startedLabel: textField,
  lastUsedLabel: textField,
  endSessions: textField,
  endSessionsConfirm: textField,
  /** Opens the sessions after the third; `{antal}` is their number. Default: "Vis alle ({antal})". */
  allSessions: optionalText,
  /** To the page with all of the data, to read and print. */
  archiveLink: optionalLink,
  /** Label of the link that downloads all of the data as a file. Default: "Hent det som en fil". */
  exportLabel: optionalText,
});

type Fields = v.InferOutput<typeof fields>;

/** Shows members the data about themselves. A script fetches the data, which no cache may store. */
export const myData = defineBlock({
  name: "my-data",
  component: "MyData",
  fields,
  draw: ({ fields: given, id, outer }) => (
    <div className={styles.section} {...outer} data-my-data={JSON.stringify(wordsOf(given))}>
      <Part
        id={`${id}-sent`}
        part="sent"
        title={given.sentTitle}
        text={given.sentText}
        empty={given.sentEmpty}
        given={given}
      />
      <Part id={`${id}-cv`} part="cv" title={given.cvTitle} text={given.cvText} empty={given.cvEmpty} given={given} />
      <Part
        id={`${id}-consents`}
        part="consents"
        title={given.consentsTitle}
        text={given.consentsText}
        empty={given.consentsEmpty}
        given={given}
      />
      <Part
        id={`${id}-sessions`}
        part="sessions"
        title={given.sessionsTitle}
        text={given.sessionsText}
        empty=""
        given={given}
      >
        <div className={styles.action}>
          <Button variant="outline" data-end-sessions="">
            {given.endSessions}
          </Button>
        </div>
      </Part>
      <p className={styles.archive}>
        {given.archiveLink && (
          <ButtonLink variant="outline" href={given.archiveLink.href}>
            {given.archiveLink.text}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" href="/api/member/export" download="">
          {given.exportLabel ?? "Hent det som en fil"}
        </ButtonLink>
      </p>
      <template data-row="">
        <ul>
          <li className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name} data-name="" />
              <span className={type.soft} data-detail="" />
            </div>
            <span className={styles.side} data-side="" />
          </li>
        </ul>
      </template>
      <template data-more="">
        <li className={styles.more}>
          <details>
            <summary className={styles.moreSummary}>{given.allSessions ?? "Vis alle ({antal})"}</summary>
            <ul className={styles.moreList} role="list" />
          </details>
        </li>
      </template>
      <template data-asked="">
        <details className={styles.asked}>
          <summary className={styles.summary}>{given.askedLabel ?? "Se, hvad du sagde ja til"}</summary>
          <p className={styles.askedWords} data-asked-words="" />
        </details>
      </template>
      <template data-state="waiting">
        <Badge>{given.waitingLabel}</Badge>
      </template>
      <template data-state="delivered">
        <Badge tone="good">{given.deliveredLabel}</Badge>
      </template>
      <template data-state="failed">
        <Badge tone="warn">{given.failedLabel}</Badge>
      </template>
      <template data-state="replaced">
        <Badge>Erstattet</Badge>
      </template>
      <template data-state="withdrawn">
        <Badge>{given.withdrawnLabel}</Badge>
      </template>
      <template data-state="pending">
        <Badge>{given.cvPending}</Badge>
      </template>
      <template data-question="">
        <div className={`${confirm.question} ${styles.question}`} role="group" tabIndex={-1}>
          <p />
          <div className={confirm.actions}>
            <Button>{given.yes}</Button>
            <Button variant="outline">{given.no ?? "Nej"}</Button>
          </div>
        </div>
      </template>
      <template data-action="">
        <Button variant="quiet">{given.withdraw}</Button>
      </template>
    </div>
  ),
});

interface PartProps {
  readonly id: string;
  readonly part: "sent" | "cv" | "consents" | "sessions";
  readonly title: string;
  readonly text: string | undefined;
  readonly empty: string;
  readonly given: Fields;
  readonly children?: ReactNode;
}

function Part({ id, part, title, text, empty, given, children }: PartProps) {
  return (
    <section className={styles.part} data-part={part} aria-labelledby={id}>
      <h2 className={heading.xl} id={id} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className={type.soft}>{text}</p>}
      <p role="status" data-told="" data-empty={empty} data-failed={given.failedText}>
        {given.loadingText}
      </p>
      <ul className={styles.list} role="list" aria-labelledby={id} data-rows="" />
      {children}
    </section>
  );
}

/** The texts that the script uses. */
function wordsOf(given: Fields) {
  const { otherForm, cvName, cvBrowserName, cvDates, cvLink, cvDelete, cvConfirm, cvDeleted } = given;
  const { givenLabel, withdraw, withdrawConfirm, withdrawnLabel, caseLabel = "Sagsnummer" } = given;
  const { withdrawSignupConfirm = withdrawConfirm, replacedLabel = "Erstattet af din indmeldelse fra" } = given;
  const { currentSession, otherSession, startedLabel, lastUsedLabel, endSessionsConfirm } = given;
  return {
    otherForm,
    cvName,
    cvBrowserName,
    cvDates,
    cvLink,
    cvDelete,
    cvConfirm,
    cvDeleted,
    givenLabel,
    caseLabel,
    withdrawnLabel,
    withdraw,
    withdrawConfirm,
    withdrawSignupConfirm,
    replacedLabel,
    currentSession,
    otherSession,
    startedLabel,
    lastUsedLabel,
    endSessionsConfirm,
  };
}
