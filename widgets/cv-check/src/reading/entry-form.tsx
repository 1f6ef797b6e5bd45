import { type FormEvent, useId, useState } from "react";
import { type CvEntryKind, cvEntryKinds, type ShownEntry, type CvEntry } from "shared-runtime/api/cv-reading.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { FieldRow, FormFields, SizedField } from "shared-runtime/ui/form-layout/form-layout.tsx";
import { type DraftProblems, draftOf, entryOf, problemsIn } from "./entry-draft.ts";
import { nameOf, periodInWords } from "./entry-words.ts";
import { JoinField } from "./join-field.tsx";
import { kindTexts, readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { useFocusOnce } from "./use-focus-once.ts";

interface EntryFormProps {
  readonly entry: CvEntry & Pick<ShownEntry, "place">;
  /** The entries with which it can be joined; absent for one that the visitor adds. */
  readonly others?: readonly CvEntry[];
  readonly onSave: (entry: CvEntry) => void;
  readonly onJoin?: (other: string) => void;
  readonly onDivide?: () => void;
  readonly onRemove?: () => void;
  readonly onCancel: () => void;
}

const kinds = cvEntryKinds.map((value) => ({ value, label: kindTexts[value] }));

/** The fields of one entry. Its first field has the focus. */
export function EntryForm({ entry, others, onSave, onJoin, onDivide, onRemove, onCancel }: EntryFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [problems, setProblems] = useState<DraftProblems>({});
  const form = useFocusOnce<HTMLFormElement>("select, input");
  const set = (field: keyof typeof draft) => (value: string) => setDraft((now) => ({ ...now, [field]: value }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsIn(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return onSave(entryOf(entry, draft));
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const field = (name: "title" | "employer" | "from" | "to") => ({
    id: `${id}-${name}`,
    name,
    value: draft[name],
    onChange: set(name),
    problem: problems[name],
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of its fields bubbles to it
    <form
      ref={form}
      className={styles.form}
      aria-label={others ? `${texts.formTitle}: ${nameOf(entry)}` : texts.formTitleAdded}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {entry.place && <p className={text.small}>{fillText(texts.readAs, { words: entry.place.words })}</p>}
      <FormFields>
        <Select<CvEntryKind>
          id={`${id}-kind`}
          name="kind"
          label={texts.kind}
          options={kinds}
          value={draft.kind}
          onChange={set("kind")}
        />
        <TextField {...field("title")} label={isLearning(draft.kind) ? texts.titleEducation : texts.title} />
        <TextField {...field("employer")} label={employerLabel(draft.kind)} optional />
        <FieldRow>
          <SizedField width="half">
            <TextField {...field("from")} label={texts.from} hint={texts.fromHint} optional />
          </SizedField>
          <SizedField width="half">
            <TextField {...field("to")} label={texts.to} hint={texts.toHint} optional />
          </SizedField>
        </FieldRow>
      </FormFields>
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      {others && (
        <div className={styles.others}>
          {others.length > 0 && onJoin && (
            <JoinField
              id={`${id}-join`}
              options={others.map((other) => ({
                value: other.id,
                label: `${nameOf(other)} (${periodInWords(other)})`,
              }))}
              onJoin={onJoin}
            />
          )}
          <div className={styles.actions}>
            <Button variant="quiet" onClick={onDivide}>
              {texts.divide}
            </Button>
            <Button variant="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

function isLearning(kind: CvEntryKind): boolean {
  return kind === "education" || kind === "course";
}

function employerLabel(kind: CvEntryKind): string {
  if (isLearning(kind)) return texts.school;
  return kind === "job" || kind === "side-job" ? texts.employer : texts.association;
}
