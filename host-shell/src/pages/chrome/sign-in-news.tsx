import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import type { SignInNews as SignInNewsKind } from "../../enhance/sign-in-news.ts";
import * as styles from "./sign-in-news.css.ts";

/**
 * States once that the visitor has signed in or out. `<html data-sign-in-news>` decides which of the sentences is
 * shown: `late` after a session that ended because nobody used it.
 */
export function SignInNews({ late = "" }: { readonly late: string | undefined }) {
  const sentences: readonly (readonly [SignInNewsKind, string])[] = [
    ["in", "Du er logget ind."],
    ["out", "Du er logget ud. På gensyn."],
    ["late", late],
  ];
  return (
    <div className={styles.news}>
      <p className={styles.line} aria-hidden="true">
        <StatusIcon status="good" />
        {sentences.map(([news, sentence]) => (
          <span key={news} className={styles.sentence[news]}>
            {sentence}
          </span>
        ))}
      </p>
      <VisuallyHidden>
        <span
          role="status"
          data-sign-in-announcement=""
          {...Object.fromEntries(sentences.map(([news, sentence]) => [`data-${news}`, sentence]))}
        />
      </VisuallyHidden>
    </div>
  );
}
