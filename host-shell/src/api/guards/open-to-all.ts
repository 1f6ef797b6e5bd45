/** Calls that any page may make; they neither reveal nor change anything about the signed-in user. */
export const openToAll: ReadonlySet<string> = new Set(["/api/widget-reports"]);
