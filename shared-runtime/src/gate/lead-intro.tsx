import { Notice } from "../ui/notice/notice.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { WithLink } from "./with-link.tsx";

interface LeadIntroProps {
  readonly texts: GateTexts;
  /** Sign-in link for members, who do not have to fill in the form; `undefined` if already signed in. */
  readonly logInHref: string | undefined;
  /** Whether the member's session has just ended. */
  readonly loggedOut: boolean;
}

export function LeadIntro({ texts, logInHref, loggedOut }: LeadIntroProps) {
  const logIn = logInHref !== undefined && (
    <WithLink
      text={texts.leadLogIn}
      place="{logIn}"
      link={
        <a className={styles.link} href={logInHref}>
          {texts.logInLink}
        </a>
      }
    />
  );
  return (
    <div className={styles.intro}>
      {loggedOut && (
        <Notice status="info" title={texts.leadLoggedOut}>
          <p>{logIn}</p>
        </Notice>
      )}
      <p>
        {texts.leadWho} {!loggedOut && logIn}
      </p>
    </div>
  );
}
