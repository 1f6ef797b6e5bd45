import type { SearchDocument } from "../../engines/site-search/analysis/search-document.ts";
import type { SynonymGroups } from "../../engines/site-search/query/synonyms.ts";

/** The pages that the embedded search reads. */
export interface SearchPages {
  /** A text that changes whenever any page may have changed. */
  readonly revision: () => string;
  /** Resolves with a document for each page that may be found. An unchanged page has the same object. */
  readonly read: () => Promise<readonly SearchDocument[]>;
  readonly synonyms: () => Promise<SynonymGroups>;
}
