import { type ReactNode, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import type { CrossLinkTexts } from "../cross-link.texts.ts";
import type { LinkedTool } from "../model/linked-tool.ts";
import * as styles from "./offer-screen.css.ts";

export interface OfferScreenProps {
  readonly texts: CrossLinkTexts;
  /** The tool that the card leads to. */
  readonly tool: LinkedTool;
  readonly href: string;
  /** Address of a picture of the CV. If absent, the sheet has drawn lines. */
  readonly frontPage: string | undefined;
  /** Shown above the title. */
  readonly mark?: ReactNode;
  readonly onFollow?: () => void;
}

const keys = {
  jobmatch: { title: "jobmatchTitle", text: "jobmatchText", button: "jobmatchButton" },
  cv_tjek: { title: "cvTjekTitle", text: "cvTjekText", button: "cvTjekButton" },
} as const satisfies Record<LinkedTool, Record<"title" | "text" | "button", keyof CrossLinkTexts>>;

/** The visitor's CV with a link to the other tool. */
export function OfferScreen({ texts, tool, href, frontPage, mark, onFollow }: OfferScreenProps) {
  const titleId = useId();
  const key = keys[tool];
  return (
    <section className={styles.card} role="group" aria-labelledby={titleId}>
      <div className={styles.page}>
        <Sheet src={frontPage} alt={texts.frontPageAlt} />
      </div>
      <div className={styles.top}>
        {mark && <p>{mark}</p>}
        <h2 id={titleId} className={heading.xl}>
          {texts[key.title]}
        </h2>
      </div>
      <p className={`${text.soft} ${styles.words}`}>{texts[key.text]}</p>
      <div className={styles.action}>
        <ButtonLink wide href={href} onClick={onFollow}>
          {texts[key.button]}
        </ButtonLink>
      </div>
    </section>
  );
}
