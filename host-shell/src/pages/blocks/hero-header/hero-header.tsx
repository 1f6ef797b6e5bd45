import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { Bars } from "../../patterns/paper-sheet/bars.tsx";
import * as sheet from "../../patterns/paper-sheet/paper-sheet.css.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { linkField, optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { Picture } from "../../patterns/picture/picture.tsx";
import { withoutMarks } from "../../editing/field-marks.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./hero-header.css.ts";

const drawing = {
  sheetLabel: optionalText,
  sheetTitle: optionalText,
  sheetFirstHeading: optionalText,
  sheetQuestioned: optionalText,
  sheetSecondHeading: optionalText,
  sheetMarked: optionalText,
  question: optionalText,
  praise: optionalText,
};

const fields = v.object({
  kicker: optionalText,
  /** One sentence per line of the field. */
  title: textField,
  /** A word of the last sentence of the title. It is highlighted. */
  markedWord: optionalText,
  lead: textField,
  primaryLink: linkField,
  secondaryLink: optionalLink,
  /** In variant 01 instead of the drawing, and in variant 02. */
  image: optionalImage,
  /** Texts of the drawing, only in variant 01. Without all of them, the drawing is left out. */
  ...drawing,
});

/**
 * The top of a page: title and calls to action. Variant 01 has a drawing of a CV with notes on it, or a picture of
 * 992x558 pixels, 02 a picture across the page, 03 neither.
 */
export const heroHeader = defineBlock({
  name: "hero-header",
  component: "HeroHeader",
  fields,
  variants: ["01", "02", "03"],
  policy: ({ image }, { site }) => (image ? { images: site.mediaHosts } : {}),
  draw: ({ fields: given, variant, id, outer, isFirst }) => {
    const { kicker, title, markedWord, lead, primaryLink, secondaryLink, image, ...texts } = given;
    const drawn = variant === "01" && isComplete(texts) ? texts : undefined;
    const beside = variant === "01" && !drawn ? image : undefined;
    return (
      <section className={styles.hero} {...outer} aria-labelledby={`${id}-title`}>
        {variant === "02" && image && (
          <Picture image={image} shape="banner" isFirst={isFirst} className={styles.picture} />
        )}
        <div className={drawn ? styles.inner : beside ? styles.withPicture : styles.wordsAlone}>
          <div className={styles.words}>
            {kicker && <p className={text.eyebrow}>{kicker}</p>}
            <h1 className={`${heading.hero} ${styles.title}`} id={`${id}-title`}>
              {title.split("\n").map((sentence, index, { length }) => (
                <span className={styles.sentence} key={sentence}>
                  {index === length - 1 ? marked(sentence, markedWord && withoutMarks(markedWord)) : `${sentence} `}
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
          {drawn && <Table {...drawn} />}
          {beside && <Picture image={beside} shape="wide" isFirst={isFirst} />}
        </div>
      </section>
    );
  },
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

type Drawing = { readonly [Key in keyof typeof drawing]: string };

function isComplete(texts: { readonly [Key in keyof Drawing]?: string | undefined }): texts is Drawing {
  return Object.keys(drawing).every((key) => texts[key as keyof Drawing] !== undefined);
}

function Table(drawn: Drawing) {
  return (
    <div className={styles.table} role="img" aria-label={drawn.sheetLabel}>
      <div className={`${sheet.sheet} ${styles.turned}`} aria-hidden="true">
        <div className={sheet.print}>
          <span className={sheet.name}>{drawn.sheetTitle}</span>
          <Bars widths={[54, 78, 70]} />
          <span className={sheet.heading}>{drawn.sheetFirstHeading}</span>
          <span className={sheet.sentence}>
            <MarginMark path="M2 6c0-5 8-5 8 0 0 4-4 3-4 7M6 17v.5" />
            <span className={sheet.questioned}>{drawn.sheetQuestioned}</span>
          </span>
          <Bars widths={[88, 72]} />
          <span className={sheet.heading}>{drawn.sheetSecondHeading}</span>
          <span className={sheet.sentence}>
            <MarginMark path="M1 11l4 5L12 4" />
            <span className={sheet.marked}>{drawn.sheetMarked}</span>
          </span>
          <Bars widths={[92, 64, 80]} />
        </div>
      </div>
      <span className={`${sheet.note} ${styles.question}`} aria-hidden="true">
        {drawn.question}
      </span>
      <span className={`${sheet.note} ${styles.praise}`} aria-hidden="true">
        {drawn.praise}
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
