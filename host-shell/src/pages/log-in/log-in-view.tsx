import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Bars } from "../art/bars.tsx";
import * as sheet from "../art/sheet.css.ts";
import * as message from "../blocks/message.css.ts";
import { evenLines } from "../chrome/page.css.ts";
import * as styles from "./log-in.css.ts";

interface LogInViewProps {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly note: string;
  /** Where the visitor wanted to go. */
  readonly redirectPath: string;
  readonly correlationId: string | undefined;
}

export function LogInView({ title, lead, begin, note, redirectPath, correlationId }: LogInViewProps) {
  const wish = redirectPath === "/" ? "" : `?${new URLSearchParams({ redirectUrl: redirectPath })}`;
  return (
    <section className={message.page} id="log-ind" aria-labelledby="log-ind-title">
      <div className={message.inner}>
        <div className={message.words}>
          <h1 className={heading.display} id="log-ind-title">
            {title}
          </h1>
          <p className={`${text.lead} ${evenLines}`}>{lead}</p>
          <div className={message.actions}>
            <ButtonLink href={`/api/auth/login${wish}`} variant="accent">
              {begin}
            </ButtonLink>
            <ButtonLink href="/" variant="outline">
              Til forsiden
            </ButtonLink>
          </div>
          {correlationId && (
            <p className={text.small}>
              Skriv dette nummer, hvis du spørger os om det: <code className={message.code}>{correlationId}</code>
            </p>
          )}
        </div>
        <div className={styles.drawing} aria-hidden="true">
          <div className={styles.card}>
            <svg className={styles.portrait} viewBox="0 0 40 48">
              <circle cx="20" cy="17" r="8.5" />
              <path d="M4 48c0-11 7-18 16-18s16 7 16 18z" />
            </svg>
            <div className={styles.lines}>
              <Bars widths={[72, 100, 54]} />
            </div>
            <span className={`${sheet.note} ${styles.note}`}>{note}</span>
          </div>
        </div>
      </div>
    </section>
  );
}
