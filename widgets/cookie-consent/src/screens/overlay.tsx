import type { ReactNode, Ref, SubmitEventHandler } from "react";
import { consentAnswer, consentSaved } from "shared-runtime/consent/consent.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { CookieConsentTexts } from "../cookie-consent.texts.ts";
import * as styles from "./overlay.css.ts";

const titleId = "cookie-consent-title";

interface OverlayProps {
  readonly texts: CookieConsentTexts<"answers" | "announcement">;
  readonly title: string;
  /** Whether the title is on the same line as the content. */
  readonly isShort?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
  /** The content between the title and the buttons. */
  readonly children: ReactNode;
  /** The button between "only necessary" and "accept all". */
  readonly middle: ReactNode;
  readonly onOnlyNecessary?: (() => void) | undefined;
  readonly onAcceptAll?: (() => void) | undefined;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
}

/** A region at the bottom of the window. It is not a dialog, since the page can still be used. */
export function Overlay({
  texts,
  title,
  isShort = false,
  titleRef,
  ref,
  children,
  middle,
  onOnlyNecessary,
  onAcceptAll,
  onSubmit,
}: OverlayProps) {
  return (
    <section className={styles.overlay} ref={ref} aria-labelledby={titleId} {...{ [consentSaved]: texts.saved }}>
      <form className={styles.inside} onSubmit={onSubmit}>
        <div className={styles.words}>
          <h2 className={isShort ? styles.lead : styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.actions}>
          <Button variant="outline" onClick={onOnlyNecessary} {...{ [consentAnswer]: "necessary" }}>
            {texts.onlyNecessary}
          </Button>
          {middle}
          <Button variant="outline" onClick={onAcceptAll} {...{ [consentAnswer]: "all" }}>
            {texts.acceptAll}
          </Button>
        </div>
      </form>
    </section>
  );
}
