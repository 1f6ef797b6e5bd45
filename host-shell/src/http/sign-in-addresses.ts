/** Where the issuer sends the browser back to. */
export const callbackPath = "/api/auth/callback";

/** The address of the embedded issuer of test persons. */
export const testIdentityPath = "/test-identity";
