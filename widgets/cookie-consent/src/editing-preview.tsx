import { useLayoutEffect } from "react";
import type { CookieConsentTexts } from "./cookie-consent.texts.ts";
import { CategoriesScreen } from "./screens/categories-screen.tsx";
import * as styles from "./screens/overlay.css.ts";
import { QuestionScreen } from "./screens/question-screen.tsx";

interface EditingPreviewProps {
  readonly texts: CookieConsentTexts;
  readonly place: HTMLElement;
}

/** Shows every text that an editor can change, at the position of the placeholder. Nothing is interactive. */
export function EditingPreview({ texts, place }: EditingPreviewProps) {
  useLayoutEffect(() => place.style.setProperty("--lk-consent-overlay", "grid"), [place]);
  return (
    <div className={styles.preview}>
      <QuestionScreen texts={texts} />
      <CategoriesScreen texts={texts} consent={{ statistics: false, marketing: false }} onClose={() => {}} />
      <p className={styles.text}>{texts.saved}</p>
    </div>
  );
}
