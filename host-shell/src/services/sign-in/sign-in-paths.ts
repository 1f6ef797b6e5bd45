/** The paths of our sites between which members sign in and out. */
export interface SignInPaths {
  /** Where a member is after signing in, if the sign-in asks for no page. */
  readonly start: string;
  /** Where a sign-out may lead, besides the front page: the login addresses of the sites. */
  readonly signedOut: readonly string[];
}

/** The sites have no self-service and no login address of their own. */
export const frontPageOnly: SignInPaths = { start: "/", signedOut: [] };
