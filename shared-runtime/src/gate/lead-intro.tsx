import { Notice } from "../ui/notice/notice.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import { WithLink } from "./with-link.tsx";

interface LeadIntroProps {
  readonly texts: GateTexts;
  /** Where a member signs in, who then need not fill in anything. */
  readonly logInHref: string | undefined;
  /** Whether it is a member who was signed in until a moment ago. */
  readonly loggedOut: boolean;
}

export function LeadIntro({ texts, logInHref, loggedOut }: LeadIntroProps) {
  const logIn = logInHref !== undefined && (
    <p>
      <WithLink
        text={texts.leadLogIn}
        place="{logIn}"
        link={
          <a className={styles.link} href={logInHref}>
            {texts.logInLink}
          </a>
        }
      />
    </p>
  );
  return (
    <div className={styles.intro}>
      {loggedOut && (
        <Notice status="info" title={texts.leadLoggedOut}>
          {logIn}
        </Notice>
      )}
      <p>{texts.leadWho}</p>
      <p className={styles.soft}>{texts.leadWhy}</p>
      {!loggedOut && logIn}
    </div>
  );
}
