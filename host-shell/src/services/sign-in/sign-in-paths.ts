/** The paths of our sites to which members come after signing in and after signing out. */
export interface SignInPaths {
  /** The path of a member after signing in, if the sign-in requests no page. */
  readonly start: string;
  /** The paths that a sign-out may lead to, in addition to the front page: the login addresses of the sites. */
  readonly signedOut: readonly string[];
}

/** For sites that have neither a self-service nor their own login address. */
export const frontPageOnly: SignInPaths = { start: "/", signedOut: [] };
