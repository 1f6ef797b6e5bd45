import type { Ref, SubmitEvent } from "react";
import type { Consent } from "shared-runtime/consent/consent.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import * as checkbox from "shared-runtime/ui/field/checkbox/checkbox.css.ts";
import type { CookieConsentTexts } from "../cookie-consent.texts.ts";
import * as styles from "./overlay.css.ts";
import { Overlay } from "./overlay.tsx";
import { PolicyLink } from "./question-screen.tsx";

interface CategoriesScreenProps {
  readonly texts: CookieConsentTexts;
  /** The current consent. */
  readonly consent: Consent;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly ref?: Ref<HTMLElement>;
  readonly onChoose?: (consent: Consent) => void;
  readonly onOnlyNecessary?: () => void;
  readonly onAcceptAll?: () => void;
  /** Closes the screen and keeps the current answer. Absent if there is no answer. */
  readonly onClose?: (() => void) | undefined;
}

const optional = ["statistics", "marketing"] as const satisfies readonly (keyof Consent)[];

/** A checkbox per category. None is ticked by default. */
export function CategoriesScreen({ texts, consent, onChoose, onClose, ...rest }: CategoriesScreenProps) {
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onChoose?.({ statistics: chosen.has("statistics"), marketing: chosen.has("marketing") });
  };
  return (
    <Overlay
      {...rest}
      texts={texts}
      title={texts.settingsTitle}
      onSubmit={choose}
      middle={
        <Button variant="outline" type="submit">
          {texts.save}
        </Button>
      }
    >
      <ul className={styles.categories} role="list">
        <li className={styles.category}>
          <input
            className={checkbox.box}
            type="checkbox"
            id="necessary"
            checked
            disabled
            aria-describedby="necessary-text"
            readOnly
          />
          <label className={styles.name} htmlFor="necessary">
            {texts.necessary}
          </label>
          <p className={styles.explanation} id="necessary-text">
            <strong>{texts.alwaysOn}</strong> {texts.necessaryText}
          </p>
        </li>
        {optional.map((category) => (
          <li className={styles.category} key={category}>
            <input
              className={checkbox.box}
              type="checkbox"
              id={category}
              name={category}
              defaultChecked={consent[category]}
              aria-describedby={`${category}-text`}
            />
            <label className={styles.name} htmlFor={category}>
              {texts[category]}
            </label>
            <p className={styles.explanation} id={`${category}-text`}>
              {texts[`${category}Text`]}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <PolicyLink texts={texts} />
        {onClose && (
          <button className={styles.close} type="button" onClick={onClose}>
            {texts.close}
          </button>
        )}
      </p>
    </Overlay>
  );
}
