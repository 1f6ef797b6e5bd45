import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as styles from "./status-page.css.ts";

/** Whether the page shows names of staff, or why it does not. */
export type NamesShown = "shown" | "hidden" | "refused" | "too many tries";

const problems = {
  refused: {
    title: "Nøglen passer ikke",
    text: "Kopiér hele nøglen, og prøv igen. En nøgle, der er lukket, virker ikke.",
  },
  "too many tries": {
    title: "Der er prøvet for mange nøgler fra din forbindelse",
    text: "Vent et minut, og prøv igen.",
  },
} as const;

/** A form for a token. The token is sent with this form only, and is not stored. */
export function NamesForm({ names }: { readonly names: NamesShown }) {
  if (names === "shown") return null;
  const problem = names === "hidden" ? undefined : problems[names];
  return (
    <details open={problem !== undefined}>
      <summary className={styles.summary}>Vis navne og begrundelser</summary>
      <form className={styles.namesForm} method="post" action="/widgets">
        {problem && (
          <Notice status="bad" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        <label htmlFor="token">Nøgle til at udgive</label>
        <input
          className={styles.namesInput}
          id="token"
          name="token"
          type="password"
          required
          autoComplete="off"
          aria-invalid={problem && true}
        />
        <Button type="submit">Vis</Button>
      </form>
    </details>
  );
}
