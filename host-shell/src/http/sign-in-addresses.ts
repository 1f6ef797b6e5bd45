/** Where the issuer sends the browser back to. */
export const callbackPath = "/api/auth/callback";

/** Where the embedded issuer of test persons is. */
export const testIdentityPath = "/test-identity";
