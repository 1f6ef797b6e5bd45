/** All addresses of the test identity begin with it. */
export const testIdentityPath = "/test-identity";

/** The credentials that the site and its issuer share. They never leave this process. */
export interface TestClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An issuer of made-up persons, for servers without a configured issuer. */
export interface TestIdentity {
  /** Answers the requests of browsers and of the site below `testIdentityPath`. */
  readonly answer: (request: Request) => Promise<Response>;
}
