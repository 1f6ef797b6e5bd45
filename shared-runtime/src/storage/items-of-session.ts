import type { storedItems } from "./stored-items.ts";

type Row = (typeof storedItems)[number];
type Ending = Extract<Row, { readonly place: "localStorage"; readonly endsWith: "session" }>["name"];

/**
 * The names in local storage that the table lets end with the session of a member. `member-session/1` is deleted apart
 * from them: by its deletion, all tabs notice the end. The texts of the table stay out of the scripts.
 */
export const itemsOfSession = [
  "tool-session/1",
  "jobmatch/search/1",
  "jobmatch/ratings/1",
] as const satisfies readonly Exclude<Ending, "member-session/1">[];
