import { heading } from "shared-runtime/theme/typography.css.ts";
import type { CardLink } from "../../content/fields/link.ts";
import * as styles from "./diary.css.ts";

interface Moment {
  readonly day?: string | undefined;
  readonly time?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly link?: CardLink | undefined;
}

interface DiaryProps {
  readonly level: "h2" | "h3";
  readonly moments: readonly Moment[];
}

/** The moments of a week, each with the help for it. */
export function Diary({ level: Heading, moments }: DiaryProps) {
  return (
    <ol className={styles.diary} role="list">
      {moments.map(({ day, time, title, text, link }, index) => (
        <li className={styles.moment} key={index}>
          <p className={styles.when}>
            {time && <span className={styles.clock}>{time}</span>} {day}
          </p>
          <div className={styles.help}>
            <Heading className={`${heading.xl} ${styles.momentTitle}`}>{title}</Heading>
            <div>
              <p className={styles.answer}>{text}</p>
              {link && (
                <a className={styles.link} href={link.href}>
                  {link.text || title}
                </a>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
