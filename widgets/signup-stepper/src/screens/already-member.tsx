import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./leaving-screen.css.ts";

interface AlreadyMemberProps {
  readonly texts: SignupStepperTexts;
  /** The address of self-service. */
  readonly href: string;
}

/** Replaces the flow for signed-in members. */
export function AlreadyMember({ texts, href }: AlreadyMemberProps) {
  return (
    <div className={styles.screen}>
      <h2 className={heading.xl}>{texts.alreadyTitle}</h2>
      <p className={text.soft}>{texts.alreadyText}</p>
      <div className={styles.actions}>
        <ButtonLink variant="accent" href={href}>
          {texts.alreadyButton}
        </ButtonLink>
      </div>
    </div>
  );
}
