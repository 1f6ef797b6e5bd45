import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as styles from "./test-id.css.ts";

interface TestIdPerson {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface TestIdViewProps {
  readonly persons: readonly TestIdPerson[];
  /** The id of the person who is chosen at first. */
  readonly chosen: string | undefined;
  /** Whether the form was sent without a person. */
  readonly unchosen: boolean;
}

/** A form that posts to the page's own address and needs no script. */
export function TestIdView({ persons, chosen, unchosen }: TestIdViewProps) {
  const [first] = persons;
  return (
    <section className={styles.page} id="test-id" aria-labelledby="test-id-title">
      <div className={styles.frame}>
        <Brand />
        <form className={styles.form} method="post">
          <h1 className={heading.xl} id="test-id-title">
            Hvem vil du logge ind som?
          </h1>
          <p className={text.soft}>
            Det her er en prøve. Test-ID er ikke et rigtigt digitalt id, og alle personer er opdigtede.
          </p>
          {unchosen && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads a visitor who sent the form to its error
            <div className={styles.summary} tabIndex={-1} autoFocus>
              <Notice status="bad" title="Ret dette, før du går videre">
                <a href={`#${first?.id ?? ""}`}>Vælg en af personerne på listen</a>
              </Notice>
            </div>
          )}
          <Persons persons={persons} chosen={chosen} />
          <div className={styles.actions}>
            <Button type="submit" variant="accent">
              Log ind
            </Button>
            <Button type="submit" variant="outline" name="annuller" value="ja">
              Annuller
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}

function Brand() {
  return (
    <p className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect x="2" y="6" width="28" height="20" rx="4" />
        <circle cx="11" cy="14" r="3" />
        <path d="M6 21.5c.6-3 2.5-4.5 5-4.500s4.4 1.5 5 4.5M20 13h6M20 18h6" />
      </svg>
      Test-ID
      <span className={styles.tag}>Kun test</span>
    </p>
  );
}

function Persons({ persons, chosen }: Pick<TestIdViewProps, "persons" | "chosen">) {
  return (
    <fieldset className={styles.persons}>
      <legend className={styles.legend}>Personer</legend>
      {persons.map(({ id, name, description }) => (
        <label className={styles.person} key={id} htmlFor={id}>
          <input
            className={styles.choice}
            type="radio"
            id={id}
            name="person"
            value={id}
            defaultChecked={id === chosen}
          />
          <span className={styles.name}>{name}</span>
          <span className={`${text.small} ${styles.description}`}>{description}</span>
        </label>
      ))}
    </fieldset>
  );
}
