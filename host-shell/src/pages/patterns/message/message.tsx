import type { ReactNode } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Bars } from "../paper-sheet/bars.tsx";
import * as sheet from "../paper-sheet/paper-sheet.css.ts";
import { itemsField } from "../../content/fields/items.ts";
import { linkField } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import * as styles from "./message.css.ts";

/** Fields of a page that is one message. */
export const messageFields = {
  title: optionalText,
  lead: optionalText,
  /** Text of the note in the drawing. */
  note: optionalText,
  links: itemsField({ link: linkField }),
};

interface MessageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly note?: string | undefined;
  readonly links: readonly { readonly link: { readonly href: string; readonly text: string } }[];
  /** The link that requests the page again. */
  readonly retry?: { readonly href: string; readonly text: string } | "" | undefined;
  readonly codes: readonly { readonly label: string; readonly code: string }[];
  /** Shown above the links. */
  readonly children?: ReactNode;
  /** Shown below everything else. */
  readonly more?: ReactNode;
}

/** A message as a whole page, such as an error, with links to continue. */
export function Message({ title, lead, note, links, retry, codes, children, more }: MessageProps) {
  const titleId = "message-title";
  return (
    <section className={styles.page} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={more ? `${styles.words} ${styles.fromTop}` : styles.words}>
          <h1 className={heading.display} id={titleId}>
            {title}
          </h1>
          {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
          {children}
          <div className={styles.actions}>
            {retry && (
              <ButtonLink href={retry.href} variant="accent">
                {retry.text}
              </ButtonLink>
            )}
            {links.map(({ link }, index) => (
              <ButtonLink key={link.href} href={link.href} variant={index === 0 && !retry ? "accent" : "outline"}>
                {link.text}
              </ButtonLink>
            ))}
          </div>
          {codes.length > 0 && (
            <div>
              {codes.map(({ label, code }) => (
                <p className={text.small} key={label}>
                  {label} <code className={styles.code}>{code}</code>
                </p>
              ))}
            </div>
          )}
          {more}
        </div>
        <div className={styles.drawing} aria-hidden="true">
          <div className={`${sheet.sheet} ${styles.turned}`}>
            <div className={sheet.print}>
              <Bars widths={[46, 74, 62]} />
            </div>
          </div>
          {note && <span className={`${sheet.note} ${styles.note}`}>{note}</span>}
        </div>
      </div>
    </section>
  );
}
