import type { SearchDocument } from "../analysis/search-document.ts";
import type { IndexAnswer, IndexChanges, IndexFigures, IndexQuery, IndexSuggestionQuery } from "../index/site-index.ts";
import type { PageSuggestion } from "../query/suggest.ts";

/** What the thread can be asked for: the input and the output by name. */
export interface Operations {
  readonly add: readonly [input: readonly SearchDocument[], output: undefined];
  readonly commit: readonly [input: IndexChanges, output: IndexFigures];
  readonly search: readonly [input: IndexQuery, output: IndexAnswer];
  readonly suggest: readonly [input: IndexSuggestionQuery, output: readonly PageSuggestion[]];
}
export type OperationName = keyof Operations;
