import type { ReactNode } from "react";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { SearchIcon } from "./search-icon.tsx";
import * as styles from "./search-field.css.ts";

/** The longest text to search for. The server ignores the rest of a longer one. */
export const longestSearch = 200;

interface SearchFieldProps {
  /** The id of the input. It is unique on the page. */
  readonly id: string;
  /** The address of the page with the search. */
  readonly action: string;
  readonly label: string;
  readonly value?: string;
  /** The name of the site whose pages come first; `undefined` for the main site. */
  readonly site: string | undefined;
  /** Whether the label is as large as a headline. */
  readonly isLarge?: boolean;
  /** What is below the input while it has no suggestions. */
  readonly children?: ReactNode;
}

/**
 * A form that leads to the page with the search. Its script, `enhance/search-field.ts`, makes the input a combobox and
 * fills the list with suggestions.
 */
export function SearchField({ id, action, label, value = "", site, isLarge = false, children }: SearchFieldProps) {
  return (
    <form className={styles.form} action={action} role="search" data-search-field="">
      <label className={isLarge ? heading.xl : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        {site !== undefined && <input type="hidden" name="site" value={site} />}
        <button className={styles.button} type="submit">
          <SearchIcon className={styles.icon} />
          <span className={styles.buttonLabel}>Søg</span>
        </button>
        <div className={styles.list} id={`${id}-forslag`} role="listbox" aria-label="Forslag" hidden />
      </div>
      {children}
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
    </form>
  );
}
