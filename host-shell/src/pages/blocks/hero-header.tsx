import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { Bars } from "../art/bars.tsx";
import * as sheet from "../art/paper-sheet.css.ts";
import { linkField, textField } from "../content/fields.ts";
import { evenLines } from "../chrome/page.css.ts";
import { defineBlock } from "./block.ts";
import * as styles from "./hero-header.css.ts";

const fields = v.object({
  kicker: textField,
  /** One sentence per line. */
  title: textField,
  /** A word of the title's last sentence, shown as highlighted. */
  markedWord: v.optional(textField),
  lead: textField,
  primaryLink: linkField,
  secondaryLink: v.optional(linkField),
  sheetLabel: textField,
  sheetTitle: textField,
  sheetFirstHeading: textField,
  sheetQuestioned: textField,
  sheetSecondHeading: textField,
  sheetMarked: textField,
  question: textField,
  praise: textField,
});
type Fields = v.InferOutput<typeof fields>;

/** The opening of the front page: title, calls to action, and a drawing of a CV with notes on it. */
export const heroHeader = defineBlock({
  fields,
  render: ({ fields: { kicker, title, markedWord, lead, primaryLink, secondaryLink, ...drawing }, id }) => (
    <section className={styles.hero} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={text.eyebrow}>{kicker}</p>
          <h1 className={`${heading.hero} ${styles.title}`} id={`${id}-title`}>
            {title.split("\n").map((sentence, index, { length }) => (
              <span className={styles.sentence} key={sentence}>
                {index === length - 1 ? marked(sentence, markedWord) : `${sentence} `}
              </span>
            ))}
          </h1>
          <p className={`${text.lead} ${evenLines}`}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={primaryLink.href} variant="accent">
              {primaryLink.text}
            </ButtonLink>
            {secondaryLink && (
              <ButtonLink href={secondaryLink.href} variant="outline">
                {secondaryLink.text}
              </ButtonLink>
            )}
          </div>
        </div>
        <Table {...drawing} />
      </div>
    </section>
  ),
});

function marked(sentence: string, word: string | undefined) {
  const start = word ? sentence.lastIndexOf(word) : -1;
  if (!word || start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      <mark className={styles.marked}>{word}</mark>
      {sentence.slice(start + word.length)}
    </>
  );
}

type Drawing = Omit<Fields, "kicker" | "title" | "markedWord" | "lead" | "primaryLink" | "secondaryLink">;

function Table(drawing: Drawing) {
  return (
    <div className={styles.table} role="img" aria-label={drawing.sheetLabel}>
      <div className={`${sheet.sheet} ${styles.turned}`} aria-hidden="true">
        <div className={sheet.print}>
          <span className={sheet.name}>{drawing.sheetTitle}</span>
          <Bars widths={[54, 78, 70]} />
          <span className={sheet.heading}>{drawing.sheetFirstHeading}</span>
          <span className={sheet.sentence}>
            <MarginMark path="M2 6c0-5 8-5 8 0 0 4-4 3-4 7M6 17v.5" />
            <span className={sheet.questioned}>{drawing.sheetQuestioned}</span>
          </span>
          <Bars widths={[88, 72]} />
          <span className={sheet.heading}>{drawing.sheetSecondHeading}</span>
          <span className={sheet.sentence}>
            <MarginMark path="M1 11l4 5L12 4" />
            <span className={sheet.marked}>{drawing.sheetMarked}</span>
          </span>
          <Bars widths={[92, 64, 80]} />
        </div>
      </div>
      <span className={`${sheet.note} ${styles.question}`} aria-hidden="true">
        {drawing.question}
      </span>
      <span className={`${sheet.note} ${styles.praise}`} aria-hidden="true">
        {drawing.praise}
      </span>
    </div>
  );
}

/** A pen mark in the margin of the drawn CV. */
function MarginMark({ path }: { readonly path: string }) {
  return (
    <svg className={sheet.marginMark} viewBox="0 0 14 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
