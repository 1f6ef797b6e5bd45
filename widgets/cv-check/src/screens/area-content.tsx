import { text } from "shared-runtime/theme/typography.css.ts";
import { type Status, StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { ReviewedArea } from "../model/cv-review.ts";
import type { Verdict } from "../model/verdict.ts";
import * as styles from "./result-screen.css.ts";

interface AreaContentProps {
  readonly area: ReviewedArea;
  readonly texts: CvCheckTexts<"result">;
}

export const statusOf: Readonly<Record<Verdict, Status>> = {
  suggestion: "warn",
  improvable: "lift",
  meets: "good",
  unjudged: "unjudged",
  tip: "info",
};

/** The content of one area: a remark on the whole, then every criterion, suggestions first. */
export function AreaContent({ area, texts }: AreaContentProps) {
  return (
    <div className={styles.area}>
      {area.text !== "" && <p className={text.soft}>{area.text}</p>}
      <ul className={styles.items} role="list">
        {area.items.map(({ verdict, title, text: advice }) => (
          <li key={`${title} ${advice}`} className={styles.item}>
            <span className={styles.mark}>
              <StatusIcon status={statusOf[verdict]} />
            </span>
            <div>
              <p className={styles.itemTitle}>
                <ItemVerdict verdict={verdict} texts={texts} />
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

interface ItemVerdictProps {
  readonly verdict: Verdict;
  readonly texts: CvCheckTexts<"result">;
}

/**
 * The verdict in words. Only visible if the item can be improved, was not judged or only informs; otherwise the icon is
 * enough. Always read out.
 */
function ItemVerdict({ verdict, texts }: ItemVerdictProps) {
  if (verdict === "improvable") return <span className={styles.praise}>{texts.itemImprovable}: </span>;
  if (verdict === "unjudged") return <span className={styles.reservation}>{texts.itemUnjudged}: </span>;
  if (verdict === "tip") return <span className={styles.reservation}>{texts.itemTip}: </span>;
  return <VisuallyHidden>{verdict === "suggestion" ? texts.itemSuggestion : texts.itemMeets}: </VisuallyHidden>;
}
