import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { CopiedText } from "./copied-text.tsx";
import * as styles from "./page-check.css.ts";

interface CheckFormProps {
  /** The address that was sent. */
  readonly given?: string;
  /** Why it was refused. */
  readonly problem?: string | undefined;
  /** What the editor can send to those who run the server. */
  readonly message?: string | undefined;
  /** Whether the heading of the page is also the heading of the form. Otherwise, the form has a heading of its own. */
  readonly isAlone?: boolean;
}

/** Asks for the address of a page that the server then checks. */
export function CheckForm({ given = "", problem, message, isAlone = false }: CheckFormProps) {
  return (
    <section
      className={isAlone ? styles.box : styles.boxBelow}
      id="min-side"
      aria-labelledby={isAlone ? "titel" : "min-side-titel"}
    >
      {!isAlone && (
        <h2 className={heading.xl} id="min-side-titel">
          Er det rigtigt på min side?
        </h2>
      )}
      <form className={styles.form} method="get" action="/embed/min-side" data-check-form>
        <label className={styles.label} htmlFor="side">
          Sidens adresse
        </label>
        <p className={text.small} id="side-hint">
          Vi henter siden, som besøgende ser den, og siger, hvad der er galt, og hvad du kan gøre.
        </p>
        {problem !== undefined && (
          <p className={styles.error} id="side-error">
            <VisuallyHidden>Fejl: </VisuallyHidden>
            {problem}
          </p>
        )}
        <div className={styles.row}>
          <input
            className={styles.input}
            id="side"
            name="side"
            type="text"
            inputMode="url"
            required
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://www.example.org/karriere"
            aria-describedby={problem === undefined ? "side-hint" : "side-error side-hint"}
            aria-invalid={problem !== undefined || undefined}
            defaultValue={given}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads an editor who sent the form to its error
            autoFocus={problem !== undefined}
          />
          <Button type="submit" variant="accent">
            Se siden efter
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status" data-check-state />
        </VisuallyHidden>
      </form>
      {message !== undefined && (
        <div className={styles.message} data-copies>
          <p className={text.small}>Send den her besked til den, der driver serveren:</p>
          <CopiedText text={message} what="beskeden" />
          <p className={styles.copied} role="status" data-copied />
        </div>
      )}
    </section>
  );
}
