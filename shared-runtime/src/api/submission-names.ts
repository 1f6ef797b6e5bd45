/** The kinds of submissions that more than one part of the server reads, by their names. */
export const signupName = "signup";
export const paymentKind = "member.payment";
export const addonsKind = "member.addons";

/** The cookie with the signed id of the sign-up that was sent in a browser. */
export const signupCookie = "member-signup";
