import type { storedItems } from "./stored-items.ts";

type Row = (typeof storedItems)[number];
type Ending = Extract<Row, { readonly place: "localStorage"; readonly endsWith: "session" }>["name"];

/**
 * The items of local storage that are deleted when a member's session ends, according to the table `storedItems`.
 * `member-session/1` is deleted separately, since its deletion notifies other tabs of the end. The names are repeated
 * here, so that scripts do not contain the texts of the table.
 */
export const itemsOfSession = [
  "tool-session/1",
  "jobmatch/search/1",
  "jobmatch/ratings/1",
] as const satisfies readonly Exclude<Ending, "member-session/1">[];
