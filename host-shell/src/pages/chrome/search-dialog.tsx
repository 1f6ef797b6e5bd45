import type { Link } from "../content/fields/link.ts";
import type { Site } from "../sites/site.ts";
import * as styles from "./search-dialog.css.ts";
import { SearchField } from "./search-field.tsx";

interface SearchDialogProps {
  readonly site: Pick<Site, "name" | "kind">;
  readonly link: Link;
}

/**
 * The search of the header, which a script opens. On a phone, it fills the screen. The script shows the common pages of
 * the page with the search in place of the hint.
 */
export function SearchDialog({ site, link }: SearchDialogProps) {
  return (
    <dialog className={styles.dialog} aria-label={link.text} data-search-dialog="">
      <div className={styles.inner}>
        <SearchField
          id="soegefelt-i-toppen"
          action={link.href}
          label="Hvad leder du efter?"
          site={searchedSite(site)}
          isLarge
        >
          <div data-search-hint="">
            <p className={styles.hint}>Skriv et emne, for eksempel opsigelse, løn eller kontrakt.</p>
          </div>
          <button className={styles.all} type="submit" data-search-all="" hidden>
            Se alle resultater
          </button>
        </SearchField>
        <label className={styles.key}>
          <input type="checkbox" defaultChecked data-search-key="" />
          <span>
            Åbn søgningen med tasten <kbd className={styles.keyCap}>/</kbd>
          </span>
        </label>
        <button className={styles.close} type="button" data-search-close="">
          Luk
        </button>
      </div>
    </dialog>
  );
}

/** The name of the site whose pages a search shows first; `undefined` for the main site. */
export function searchedSite({ name, kind }: Pick<Site, "name" | "kind">): string | undefined {
  return kind === "main" ? undefined : name;
}
