import type { CvReading } from "shared-runtime/api/cv-reading.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ContactForm, contactFields } from "./contact-form.tsx";
import { ListForm } from "./list-form.tsx";
import type { ReadingChange } from "./reading-change.ts";
import type { Correcting } from "./reading.machine.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";

interface ShortListsProps {
  readonly reading: CvReading;
  readonly correcting: Correcting | undefined;
  readonly isBusy: boolean;
  readonly onCorrect: (correcting: Correcting) => void;
  readonly onLeave: () => void;
  readonly onChange: (change: ReadingChange) => void;
}

const names = ["contact", "languages", "skills", "tools"] as const;

/** Contact details, languages, skills and tools, each as one line. */
export function ShortLists({ reading, correcting, isBusy, onCorrect, onLeave, onChange }: ShortListsProps) {
  return (
    <dl className={styles.lists} aria-label={texts.lists}>
      {names.map((name) => (
        <div key={name} className={styles.listRow}>
          <dt className={styles.name}>{texts[name]}</dt>
          <dd>
            {correcting?.kind !== "list" || correcting.name !== name ? (
              <div className={styles.listItems}>
                <p className={text.small}>{itemsOf(reading, name).join(", ") || texts.nothingRead}</p>
                <Button
                  variant="quiet"
                  data-correct={name}
                  aria-label={fillText(texts.correctOf, { what: texts[name].toLocaleLowerCase("da") })}
                  blocked={isBusy}
                  onClick={() => onCorrect({ kind: "list", name })}
                >
                  {texts.correct}
                </Button>
              </div>
            ) : name === "contact" ? (
              <ContactForm
                contact={reading.contact}
                onSave={(contact) => onChange({ kind: "contact", contact })}
                onCancel={onLeave}
              />
            ) : (
              <ListForm
                name={name}
                items={reading[name]}
                onSave={(items) => onChange({ kind: "list", name, items })}
                onCancel={onLeave}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function itemsOf(reading: CvReading, name: (typeof names)[number]): readonly string[] {
  if (name !== "contact") return reading[name];
  return contactFields.map((field) => reading.contact[field]).filter((value) => value !== "");
}
