import type { Ref } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { CookieConsentTexts } from "../cookie-consent.texts.ts";
import * as styles from "./overlay.css.ts";
import { Overlay } from "./overlay.tsx";

interface QuestionScreenProps {
  readonly texts: CookieConsentTexts;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly ref?: Ref<HTMLElement>;
  readonly onOnlyNecessary?: () => void;
  readonly onAdjust?: () => void;
  readonly onAcceptAll?: () => void;
}

/** The first question of the overlay. */
export function QuestionScreen({ texts, onAdjust, ...rest }: QuestionScreenProps) {
  return (
    <Overlay
      {...rest}
      texts={texts}
      title={texts.title}
      isShort
      middle={
        <Button variant="outline" onClick={onAdjust}>
          {texts.adjust}
        </Button>
      }
    >
      {" "}
      <p className={styles.rest}>
        {texts.text} <PolicyLink texts={texts} />
      </p>
      <p className={styles.awaited}>{texts.awaited}</p>
    </Overlay>
  );
}

export function PolicyLink({ texts }: { readonly texts: CookieConsentTexts<"question"> }) {
  return (
    <a className={styles.policy} href={texts.policyHref}>
      {texts.policyLink}
    </a>
  );
}
