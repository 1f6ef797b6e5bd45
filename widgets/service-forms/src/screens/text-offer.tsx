import { useEffect, useRef } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as styles from "../service-forms.css.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";

interface TextOfferProps {
  readonly texts: ServiceFormsTexts<"failure">;
  readonly onInsert: () => void;
}

/**
 * Offers the answers from before the form was emptied. It takes the focus, since the button that emptied the form was
 * removed.
 */
export function TextOffer({ texts, onInsert }: TextOfferProps) {
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    offer.current?.scrollIntoView({ block: "center" });
    offer.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Notice status="info" title={texts.textOfferTitle}>
      <div ref={offer} tabIndex={-1} className={styles.notice}>
        <p>{texts.textOfferText}</p>
        <Button variant="outline" onClick={onInsert}>
          {texts.textOfferButton}
        </Button>
      </div>
    </Notice>
  );
}
