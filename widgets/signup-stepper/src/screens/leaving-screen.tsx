import type { Ref } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./leaving-screen.css.ts";

export interface LeavingScreenProps {
  readonly texts: SignupStepperTexts;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The address of the sign-in, to which the browser is already going. */
  readonly href: string;
  readonly onBack: () => void;
}

/** Shown while the browser goes to the digital ID, and to a visitor who came back from there. */
export function LeavingScreen({ texts, titleRef, href, onBack }: LeavingScreenProps) {
  return (
    <div className={styles.screen}>
      <h2 ref={titleRef} tabIndex={-1} className={heading.xl}>
        {texts.leavingTitle}
      </h2>
      <p className={text.soft}>{texts.leavingText}</p>
      <div className={styles.actions}>
        <ButtonLink variant="accent" href={href} data-leave="allowed">
          {texts.leavingButton}
        </ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          {texts.leavingBack}
        </Button>
      </div>
    </div>
  );
}
