import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import * as styles from "./sign-in-news.css.ts";

const sentences = { in: "Du er logget ind.", out: "Du er logget ud. På gensyn." } as const;

/** Says once that the visitor has signed in or out. `<html data-sign-in-news>` shows one of the sentences. */
export function SignInNews() {
  return (
    <div className={styles.news}>
      <p className={styles.line} aria-hidden="true">
        <StatusIcon status="good" />
        {Object.entries(sentences).map(([news, sentence]) => (
          <span key={news} className={styles.sentence} data-sign-in-sentence={news}>
            {sentence}
          </span>
        ))}
      </p>
      <VisuallyHidden>
        <span role="status" data-sign-in-announcement="" />
      </VisuallyHidden>
    </div>
  );
}
