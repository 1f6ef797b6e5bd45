import { text } from "shared-runtime/theme/typography.css.ts";
import { searchedSite } from "../../chrome/search-dialog.tsx";
import { SearchField } from "../../chrome/search-field.tsx";
import type { Site } from "../../sites/site.ts";
import * as styles from "./path-suggestions.css.ts";

/**
 * For an address without a page: a search field, and pages that may be the one the visitor looked for. The page is the
 * same for all addresses, so the script fills the list.
 */
export function PathSuggestions({ site, action }: { readonly site: Site; readonly action: string }) {
  return (
    <div className={styles.part} data-path-suggestions={site.root} data-site={site.name}>
      <nav className={styles.suggestions} aria-labelledby="maaske" hidden>
        <h2 className={text.title} id="maaske">
          Måske leder du efter
        </h2>
        <ul className={styles.list} role="list" />
      </nav>
      <SearchField id="soeg-efter-siden" action={action} label="Søg efter siden" site={searchedSite(site)} />
    </div>
  );
}
