/** The path to which the issuer returns the browser. */
export const callbackPath = "/api/auth/callback";

/** The path of the embedded issuer of test persons. */
export const testIdentityPath = "/test-identity";
