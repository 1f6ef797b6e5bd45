import type { ReactNode } from "react";
import type { MemberExport } from "shared-runtime/api/member-data.ts";
import { dateWords, fullMomentWords } from "shared-runtime/time/relative-days.ts";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { membershipNames } from "../../member/membership-words.ts";
import { definePart } from "../../member/member-part.tsx";
import { entryIdOf } from "../../member/archive-entry.ts";
import { type Line, linesOf } from "./archive-words.ts";
import { registerLines } from "./register-lines.ts";
import * as styles from "./member-archive.css.ts";

export interface ArchiveWords {
  readonly id: string;
  readonly print: string;
  readonly fileLabel: string;
  readonly madeText: string;
  readonly personTitle: string;
  readonly personText: string;
  readonly registerTitle: string;
  readonly registerText: string;
  readonly sentTitle: string;
  readonly filesTitle: string;
  readonly consentsTitle: string;
  readonly cvTitle: string;
  readonly sessionsTitle: string;
  readonly nothing: string;
  readonly otherForm: string;
  readonly failedText: string;
}

export interface ArchiveFacts extends MemberExport {
  readonly about: AboutMember;
}

/** Everything that the server has about the member, to read and to print. */
export const memberArchivePart = definePart<ArchiveWords, ArchiveFacts>({
  name: "member-archive",
  load: async ({ archive, about }) => {
    const [all, known] = await Promise.all([archive(), about()]);
    return { ...all, about: known };
  },
  draw: (words, { exportedAt, person, submissions, unsentFiles, consents, cvs, sessions, about }) => {
    const at = (iso: string) => fullMomentWords(new Date(iso));
    const dayOf = (iso: string) => dateWords(new Date(iso), new Date(0));
    return (
      <div className={styles.archive} data-member-archive="">
        <p className={type.soft}>{words.madeText.replace("{dag}", dayOf(exportedAt))}</p>
        <div className={styles.actions}>
          <span className={styles.scripted}>
            <Button data-print="">{words.print}</Button>
          </span>
          <ButtonLink variant="outline" href="/api/member/export" download="">
            {words.fileLabel}
          </ButtonLink>
        </div>
        <Section title={words.personTitle} nothing={words.nothing}>
          <p className={type.small}>{words.personText}</p>
          <Lines lines={linesOf(personOf(person))} />
        </Section>
        <Section title={words.registerTitle} nothing={words.nothing}>
          {about.registered && (
            <>
              <p className={type.small}>{words.registerText}</p>
              <Lines lines={registerLines(about)} />
            </>
          )}
        </Section>
        <Section title={words.sentTitle} nothing={words.nothing}>
          {submissions.map(({ id, form, title, sentAt, withdrawnAt, replacedAt, content, files }) => (
            <Entry
              key={id}
              id={entryIdOf(id)}
              title={title ?? words.otherForm}
              note={[
                `Sendt ${at(sentAt)}`,
                ...(withdrawnAt ? [`trukket tilbage ${at(withdrawnAt)}`] : []),
                ...(replacedAt ? [`erstattet af indmeldelsen fra ${at(replacedAt)}`] : []),
                `sagsnummer ${caseNumberOf(id)}`,
              ].join(", ")}
            >
              <Lines lines={linesOf(content, { kind: form, addonTitles: about.addonTitles })} />
              <Files files={files} />
            </Entry>
          ))}
        </Section>
        <Section title={words.filesTitle} nothing={words.nothing}>
          {unsentFiles.length > 0 && <Files files={unsentFiles} />}
        </Section>
        <Section title={words.consentsTitle} nothing={words.nothing}>
          {consents.map(({ id, title, givenAt, withdrawnAt, asked }) => (
            <Entry
              key={id}
              title={title ?? words.otherForm}
              note={[`Givet ${at(givenAt)}`, ...(withdrawnAt ? [`trukket tilbage ${at(withdrawnAt)}`] : [])].join(", ")}
            >
              {asked && <p className={styles.asked}>{asked.text}</p>}
            </Entry>
          ))}
        </Section>
        <Section title={words.cvTitle} nothing={words.nothing}>
          {cvs.map(({ id, uploadedAt, deletedAt, href, review }) => (
            <Entry key={id} title={`CV, uploadet ${at(uploadedAt)}`} note={`Slettes ${dayOf(deletedAt)}`}>
              <p>
                <a href={href}>cv.pdf</a>
              </p>
              {review && <p className={styles.asked}>{review.text}</p>}
            </Entry>
          ))}
        </Section>
        <Section title={words.sessionsTitle} nothing={words.nothing}>
          {sessions.map(({ browserName, startedAt, renewedAt }, index) => (
            <Entry
              key={index}
              title={browserName ?? "En browser"}
              note={`Logget ind ${at(startedAt)}, senest brugt ${at(renewedAt)}`}
            />
          ))}
        </Section>
      </div>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

/** What the issuer says about the person, without what only programs need. */
function personOf(person: MemberExport["person"]): object {
  const read = v.safeParse(MemberUser, person);
  if (!read.success) return person;
  const { memberName, contactInfo, membership } = read.output;
  return {
    name: memberName.fullName,
    email: contactInfo.email,
    phone: contactInfo.mobilePhone,
    membershipNumber: membership?.membershipNumber,
    membership: membership?.unionMembership && membershipNames[membership.unionMembership],
  };
}

interface SectionProps {
  readonly title: string;
  readonly nothing: string;
  readonly children: ReactNode;
}

function Section({ title, nothing, children }: SectionProps) {
  const isEmpty = children === false || children === undefined || (Array.isArray(children) && children.length === 0);
  return (
    <section className={styles.section}>
      <h2 className={heading.xl}>{title}</h2>
      {isEmpty ? <p className={type.soft}>{nothing}</p> : children}
    </section>
  );
}

function Entry({
  id,
  title,
  note,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}) {
  return (
    <article className={styles.entry} id={id}>
      <h3 className={type.title}>{title}</h3>
      <p className={type.small}>{note}</p>
      {children}
    </article>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }, index) => (
        <div key={index} className={styles.line}>
          <dt className={type.small}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({
  files,
}: {
  readonly files: readonly { readonly name: string; readonly href?: string | undefined }[];
}) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ name, href }, index) => (
        <li key={index}>{href === undefined ? name : <a href={href}>{name}</a>}</li>
      ))}
    </ul>
  );
}
