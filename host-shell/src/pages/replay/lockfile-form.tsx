import { type LockfileFault, mostWidgets } from "shared-runtime/contract/page-lockfile.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { ownBlock } from "../block/own-block.ts";
import type { PreparedBlock } from "../block/prepared-block.ts";
import * as styles from "./replay.css.ts";

interface Fault {
  readonly title: string;
  readonly text: string;
}

/** The reason why no lockfile is shown. */
export type ReplayFault = LockfileFault | "too many replays";

const faults: Readonly<Record<ReplayFault, Fault>> = {
  cut: {
    title: "Låsefilen er ikke hel",
    text: "Den slutter for tidligt. Kopiér hele linjen igen, og indsæt den her: Mailprogrammer klipper gerne lange links over.",
  },
  newer: {
    title: "Låsefilen er nyere end denne server",
    text: "Åbn den på den server, som siden henter sine værktøjer fra.",
  },
  crowded: {
    title: "Der er for mange værktøjer på siden",
    text: `Vi kan højst vise ${mostWidgets} værktøjer igen.`,
  },
  "too many replays": {
    title: "Du har fået vist for mange sider på kort tid",
    text: "Vent et minut, og prøv igen.",
  },
  foreign: {
    title: "Det er ikke en låsefil",
    text: "En låsefil er én lang linje af bogstaver, tal, bindestreger og understregninger. Se efter, om der er kommet noget andet med.",
  },
};

/** The form for a lockfile, and the fault of the lockfile that was sent. */
export function lockfileForm(fault: ReplayFault | "missing", given: string): PreparedBlock {
  const wrong = fault === "missing" ? undefined : faults[fault];
  return ownBlock("laasefil", () => (
    <div className={styles.page}>
      <h1 className={heading.xxl}>Se en side, som den stod</h1>
      {wrong && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads a visitor who sent the form to its error
        <div className={styles.summary} tabIndex={-1} autoFocus>
          <Notice status="bad" title="Ret dette, før du går videre">
            <a href="#lockfile">{wrong.title}</a>
          </Notice>
        </div>
      )}
      <p className={text.body}>
        En låsefil fortæller præcis, hvilke værktøjer der stod på en side, i hvilke versioner og med hvilke
        indstillinger. Indsæt den her, så viser vi dem igen.
      </p>
      <Form wrong={wrong} given={given} />
    </div>
  ));
}

interface FormProps {
  readonly wrong: Fault | undefined;
  readonly given: string;
}

function Form({ wrong, given }: FormProps) {
  return (
    <form className={styles.form} method="post" action="/replay">
      <label className={styles.label} htmlFor="lockfile">
        Låsefil
      </label>
      <p className={text.small} id="lockfile-hint">
        Åbn siden, tryk på F12, vælg »Konsol«, og skriv <code>hostShell.lockfile()</code>. Det samme står i attributten{" "}
        <code>data-widget-lockfile</code> på sidens <code>&lt;html&gt;</code>.
      </p>
      {wrong && (
        <p className={styles.error} id="lockfile-error">
          <VisuallyHidden>Fejl: </VisuallyHidden>
          {wrong.title}. {wrong.text}
        </p>
      )}
      <textarea
        className={styles.input}
        id="lockfile"
        name="lockfile"
        rows={5}
        required
        spellCheck={false}
        autoComplete="off"
        aria-describedby={wrong ? "lockfile-error lockfile-hint" : "lockfile-hint"}
        aria-invalid={wrong && true}
        defaultValue={given}
      />
      <div>
        <Button type="submit" variant="accent">
          Vis siden
        </Button>
      </div>
    </form>
  );
}
