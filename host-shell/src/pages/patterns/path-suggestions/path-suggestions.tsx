import { text } from "shared-runtime/theme/typography.css.ts";
import { searchedSite } from "../../chrome/search-dialog.tsx";
import { SearchField } from "../../chrome/search-field.tsx";
import type { Site } from "../../sites/site.ts";
import * as styles from "./path-suggestions.css.ts";

interface PathSearchProps {
  readonly site: Site;
  /** The address of the page with the search. */
  readonly action: string;
}

/** The search field of the page for an address without a page. */
export function PathSearch({ site, action }: PathSearchProps) {
  return (
    <div className={styles.part} data-path-search="">
      <SearchField id="soeg-efter-siden" action={action} label="Søg efter siden" site={searchedSite(site)} />
    </div>
  );
}

/**
 * Pages that may be the one that the visitor looked for. The page is the same for all addresses, so the script fills the
 * list, below everything else, which therefore does not move.
 */
export function PathSuggestions({ site }: { readonly site: Site }) {
  return (
    <nav
      className={`${styles.part} ${styles.suggestions}`}
      aria-labelledby="maaske"
      data-path-suggestions={site.root}
      data-site={site.name}
      hidden
    >
      <h2 className={text.title} id="maaske">
        Måske leder du efter
      </h2>
      <ul className={styles.list} role="list" />
    </nav>
  );
}
