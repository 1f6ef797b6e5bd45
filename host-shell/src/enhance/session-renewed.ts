/** A page dispatches this event on `window` after it has renewed the session. Other tabs follow `sharedSession`. */
export const sessionRenewed = "member-session:renewed";
