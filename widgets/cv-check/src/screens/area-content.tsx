import { text } from "shared-runtime/theme/typography.css.ts";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { ReviewedArea } from "../model/cv-review.ts";
import * as styles from "./result-screen.css.ts";

interface AreaContentProps {
  readonly area: ReviewedArea;
  readonly texts: CvCheckTexts;
}

/** What was found in one area: a remark on the whole, then every criterion, suggestions first. */
export function AreaContent({ area, texts }: AreaContentProps) {
  return (
    <div className={styles.area}>
      {area.text !== "" && <p className={text.soft}>{area.text}</p>}
      <ul className={styles.items} role="list">
        {area.items.map(({ warning, title, text: advice }) => (
          <li key={`${title} ${advice}`} className={styles.item}>
            <span className={styles.mark}>
              <StatusIcon status={warning ? "warn" : "good"} />
            </span>
            <div>
              <p className={styles.itemTitle}>
                <VisuallyHidden>{warning ? texts.itemSuggestion : texts.itemMeets}: </VisuallyHidden>
                {title}
              </p>
              {advice !== "" && <p>{advice}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
