import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as styles from "../service-forms.css.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";

interface TextOfferProps {
  readonly texts: ServiceFormsTexts<"failure">;
  readonly onInsert: () => void;
}

/** Offers what was typed before the form was emptied. */
export function TextOffer({ texts, onInsert }: TextOfferProps) {
  return (
    <Notice status="info" live="status" title={texts.textOfferTitle}>
      <div className={styles.notice}>
        <p>{texts.textOfferText}</p>
        <Button variant="outline" onClick={onInsert}>
          {texts.textOfferButton}
        </Button>
      </div>
    </Notice>
  );
}
