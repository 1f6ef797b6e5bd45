import { type ReactNode, type Ref, useId } from "react";
import { heading, text } from "../../theme/typography.css.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { CheckIcon } from "../icon/icon.tsx";
import { offPaper } from "../print/print.css.ts";
import { Timeline, type TimelineEvent } from "../timeline/timeline.tsx";
import { momentText } from "./moment-text.ts";
import * as styles from "./receipt.css.ts";

export interface ReceiptRow {
  readonly name: string;
  readonly value: ReactNode;
}

export interface ReceiptProps {
  /** The title: "Tak for din henvendelse". */
  readonly title: string;
  readonly level?: 2 | 3;
  /** The ref of the title. With it, the title can be focused. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The text below the title. */
  readonly lead?: ReactNode;
  /** The number by which the person can refer to it on the phone. */
  readonly number: string;
  readonly sentAt: Date;
  /** The facts that were sent. */
  readonly rows: readonly ReceiptRow[];
  /** The next steps. */
  readonly next?: readonly TimelineEvent[];
  /** Actions in addition to printing. They are not printed. */
  readonly action?: ReactNode;
  readonly onPrint?: () => void;
  readonly texts?: Partial<ReceiptTexts>;
}

interface ReceiptTexts {
  readonly received: string;
  readonly number: string;
  readonly sentAt: string;
  readonly sent: string;
  readonly next: string;
  readonly print: string;
}

const danish: ReceiptTexts = {
  received: "Modtaget",
  number: "Kvitteringsnummer",
  sentAt: "Sendt",
  sent: "Det sendte du",
  next: "Det sker der nu",
  print: "Udskriv",
};

/** A receipt for the data that a person sent. */
export function Receipt(props: ReceiptProps) {
  const { title, level = 2, titleRef, lead, number, sentAt, rows, next = [], action, texts } = props;
  const { onPrint = () => print() } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const Subheading = `h${level + 1}` as "h3" | "h4";
  const words = { ...danish, ...texts };
  return (
    <div className={styles.place}>
      <article className={styles.receipt} aria-labelledby={id}>
        <header className={styles.head}>
          <div className={offPaper}>
            <Badge tone="sun">
              <span className={styles.received}>
                <CheckIcon /> {words.received}
              </span>
            </Badge>
          </div>
          <Heading
            id={id}
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className={`${heading.xxl} ${styles.title}`}
          >
            {title}
          </Heading>
          {lead !== undefined && <p className={text.soft}>{lead}</p>}
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{words.number}</dt>
              <dd className={styles.factValue}>{number}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{words.sentAt}</dt>
              <dd className={styles.factValue}>
                <time dateTime={sentAt.toISOString()}>{momentText(sentAt)}</time>
              </dd>
            </div>
          </dl>
        </header>
        <div className={styles.body}>
          <div className={styles.section}>
            <Subheading className={text.title}>{words.sent}</Subheading>
            <dl className={styles.rows}>
              {rows.map(({ name, value }) => (
                <div key={name} className={styles.row}>
                  <dt className={styles.name}>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {next.length > 0 && (
            <div className={styles.section}>
              <Subheading className={text.title}>{words.next}</Subheading>
              <Timeline label={words.next} events={next} />
            </div>
          )}
        </div>
        <div className={`${styles.actions} ${offPaper}`}>
          {action}
          <Button variant="outline" onClick={onPrint}>
            {words.print}
          </Button>
        </div>
      </article>
    </div>
  );
}
