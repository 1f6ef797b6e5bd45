import { type FormEvent, useId, useState } from "react";
import { mostCharacters, mostEntries } from "shared-runtime/api/cv-reading.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Textarea } from "shared-runtime/ui/field/textarea/textarea.tsx";
import { oneLine } from "./entry-draft.ts";
import type { ListName } from "./reading-change.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { useFocusOnce } from "./use-focus-once.ts";

interface ListFormProps {
  readonly name: ListName;
  readonly items: readonly string[];
  readonly onSave: (items: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** A list as lines of text. */
export function ListForm({ name, items, onSave, onCancel }: ListFormProps) {
  const id = useId();
  const [value, setValue] = useState(() => items.join("\n"));
  const [problem, setProblem] = useState<string>();
  const form = useFocusOnce<HTMLFormElement>("textarea");
  const save = (event: FormEvent) => {
    event.preventDefault();
    const lines = value
      .split(/\r?\n/u)
      .map(oneLine)
      .filter((line) => line !== "");
    const wrong =
      lines.length > mostEntries
        ? texts.tooManyLines
        : lines.some(({ length }) => length > mostCharacters)
          ? texts.tooLong
          : undefined;
    setProblem(wrong);
    if (wrong === undefined) onSave(lines);
    else form.current?.querySelector("textarea")?.focus();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <Textarea
        id={id}
        name={name}
        label={texts[name]}
        hint={name === "languages" ? texts.languagesHint : texts.listHint}
        value={value}
        onChange={setValue}
        problem={problem}
      />
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
