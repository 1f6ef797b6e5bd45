import { memo } from "react";
import * as styles from "./honeypot.css.ts";

export interface HoneypotProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Attributes that make password managers ignore a field. */
const noFiller = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
};

/** A field that only bots fill in: it is neither visible, nor read out, nor in the tab order. */
export const Honeypot = memo(function Honeypot({ name, value, onChange }: HoneypotProps) {
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {name}
        <input
          type="text"
          name={name}
          value={value}
          tabIndex={-1}
          autoComplete="off"
          {...noFiller}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
});
