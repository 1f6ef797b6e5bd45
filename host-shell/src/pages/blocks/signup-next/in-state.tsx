import * as styles from "./signup-next.css.ts";

/** Texts that replace others after the sheet was put off (`later`), and once it is confirmed (`done`). */
interface Told {
  readonly open: string | undefined;
  readonly later?: string | undefined;
  readonly done: string | undefined;
}

/** A text in the state of the sheet. Without another text, that of the open sheet stays. */
export function InState({ open, later, done }: Told) {
  return (
    <>
      <span className={[later ? styles.unlessLater : "", done ? styles.unlessDone : ""].join(" ").trim() || undefined}>
        {open}
      </span>
      {later && <span className={styles.ifLater}>{later}</span>}
      {done && <span className={styles.ifDone}>{done}</span>}
    </>
  );
}
