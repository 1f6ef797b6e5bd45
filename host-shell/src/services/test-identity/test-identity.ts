/** Everything of the test identity stands below it. */
export const testIdentityPath = "/test-identity";

/** What the site and its issuer know each other by. It never leaves this process. */
export interface TestClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An issuer of this server's own, with made-up persons, for where no other is set. */
export interface TestIdentity {
  /** Answers what browsers and the site ask below `testIdentityPath`. */
  readonly answer: (request: Request) => Promise<Response>;
}
