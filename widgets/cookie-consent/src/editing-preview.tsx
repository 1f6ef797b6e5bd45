import type { CSSProperties } from "react";
import { PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import type { CookieConsentTexts } from "./cookie-consent.texts.ts";
import { CategoriesScreen } from "./screens/categories-screen.tsx";
import * as styles from "./screens/overlay.css.ts";
import { QuestionScreen } from "./screens/question-screen.tsx";

/** Shows the overlay, whether or not the visitor has answered. */
const isShown = { "--lk-consent-overlay": "grid" } as CSSProperties;

/** Shows every text that an editor can change, at the position of the placeholder. Nothing is live. */
export function EditingPreview({ texts }: { readonly texts: CookieConsentTexts }) {
  const categories = (
    <CategoriesScreen texts={texts} consent={{ statistics: false, marketing: false }} onClose={() => {}} />
  );
  return (
    <div className={styles.preview} style={isShown}>
      <PreviewScreens
        texts={texts}
        screens={[
          { name: "Spørgsmålet", content: <QuestionScreen texts={texts} /> },
          { name: "Valget", content: categories },
          { name: "Svaret er gemt", content: <p className={styles.text}>{texts.saved}</p> },
        ]}
      />
    </div>
  );
}
