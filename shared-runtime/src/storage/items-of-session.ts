import type { storedItems } from "./stored-items.ts";

type Row = (typeof storedItems)[number];
type Ending = Extract<Row, { readonly place: "localStorage"; readonly endsWith: "session" }>["name"];

/**
 * The items of local storage that end with a member's session, as the table `storedItems` says. `member-session/1` is
 * deleted separately, since its deletion notifies other tabs of the end. Repeated here, so that scripts do not contain
 * the texts of the table.
 */
export const itemsOfSession = [
  "tool-session/1",
  "jobmatch/search/1",
  "jobmatch/ratings/1",
] as const satisfies readonly Exclude<Ending, "member-session/1">[];
