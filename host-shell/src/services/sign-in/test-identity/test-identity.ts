/** The settings that the site and its issuer share. The secret never leaves this process. */
export interface TestClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The paths of the site to which a sign-out may lead. */
  readonly signedOutPaths: readonly string[];
}

/** An issuer of made-up persons, for servers without a configured issuer. */
export interface TestIdentity {
  /** Answers the requests below `testIdentityPath`, both from browsers and from the site. */
  readonly answer: (request: Request) => Promise<Response>;
}
