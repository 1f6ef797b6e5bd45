import { Button } from "shared-runtime/ui/button/button.tsx";
import * as dialog from "shared-runtime/ui/dialog/dialog.css.ts";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { TimeoutTexts } from "../../services/site-settings/service-windows.ts";
import { logoutAddress } from "./account.tsx";
import * as styles from "./session-timeout.css.ts";

const [titleId, textId] = ["session-timeout-title", "session-timeout-text"];

/** The closed dialog of the session warning. A script opens it for signed-in members who do not use the page. */
export function SessionTimeout({
  title,
  text,
  renewLabel,
  logoutLabel,
  loginAddress,
  problemText,
  signedOutText: _toldOnTheNextPage,
  ...sentences
}: TimeoutTexts & { readonly loginAddress?: string | undefined }) {
  return (
    <dialog
      className={dialog.dialog}
      role="alertdialog"
      closedby="none"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-session-timeout={JSON.stringify(sentences)}
    >
      <div className={dialog.scroller} tabIndex={-1}>
        <div className={dialog.content}>
          <h2 id={titleId} className={`${heading.xl} ${dialog.title}`}>
            {title}
          </h2>
          <div id={textId} className={`${dialog.body} ${styles.words}`}>
            <p>{text}</p>
            <p className={styles.left} data-time-left="" />
          </div>
          <div className={styles.problem} role="alert" data-problem="" />
          <template data-problem-notice="">
            <Notice status="bad">{problemText}</Notice>
          </template>
          <VisuallyHidden>
            <span role="status" data-time-told="" />
          </VisuallyHidden>
          <div className={dialog.actions}>
            <Button variant="accent" data-renew="">
              {renewLabel}
            </Button>
            <form method="post" action={logoutAddress(loginAddress)}>
              <Button variant="outline" type="submit">
                {logoutLabel}
              </Button>
            </form>
          </div>
        </div>
      </div>
    </dialog>
  );
}
