import * as v from "valibot";
import { text, wholeNumber, zeroOrOne } from "../checks.ts";
import { isOwnMachine } from "../is-loopback.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";

export const signInEntries = {
  OIDC_ISSUER: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be the address of an OpenID Connect issuer, like https://broker.example.dk"),
    "OpenID Connect issuer that members sign in at. Not set: test persons of this server's own, where only this machine reaches it.",
  ),
  OIDC_CLIENT_ID: optionalSetting(v.string(), "Client id of this site at the issuer."),
  OIDC_CLIENT_SECRET: optionalSetting(v.string(), "Client secret of this site at the issuer."),
  ANYONE_CAN_SIGN_IN: setting(
    zeroOrOne,
    "`1` lets everybody who reaches this server sign in as a test person, without a password. Only for made-up data: without it and without `OIDC_ISSUER`, a server that others may reach does not start.",
    "0",
  ),
  SESSION_IDLE_MINUTES: setting(
    wholeNumber(16, 1_440),
    "Minutes without a renewal after which a member is signed out.",
    "30",
  ),
  SESSION_MAX_HOURS: setting(
    wholeNumber(1, 168),
    "Hours after which a member must sign in again, even if the session was renewed.",
    "12",
  ),
  AUTH_DEBUG: setting(
    zeroOrOne,
    "`1` shows the debug panel of the session on every page of this server, also in production.",
    "0",
  ),
};

type SignInGiven = Given<typeof signInEntries>;

export interface SignInSettings {
  /** The issuer. Without it, visitors sign in as test persons. */
  readonly oidc: OidcSettings | undefined;
  /** Whether test persons may sign in although others can reach the server. */
  readonly anyoneCanSignIn: boolean;
  readonly sessionIdleMinutes: number;
  readonly sessionMaxHours: number;
  /** Whether pages have the debug panel of the session. */
  readonly authDebug: boolean;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Reads the settings of the sign-in. `reachedAt` is the setting through which others reach the server. */
export function signInSettings(given: SignInGiven, { isLocal, reachedAt }: Surroundings): SignInSettings {
  const oidc = oidcOf(given);
  const anyoneCanSignIn = oidc === undefined && !isLocal;
  if (anyoneCanSignIn && given.ANYONE_CAN_SIGN_IN === "0") throw testPersonsRefused(reachedAt);
  return {
    oidc,
    anyoneCanSignIn,
    sessionIdleMinutes: given.SESSION_IDLE_MINUTES,
    sessionMaxHours: given.SESSION_MAX_HOURS,
    authDebug: given.AUTH_DEBUG === "1",
  };
}

function testPersonsRefused(reachedAt: string): StartRefused {
  return new StartRefused(
    `${reachedAt} lets others reach this server, where everybody could sign in as a test person: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or ANYONE_CAN_SIGN_IN=1 if all of its data is made up.`,
  );
}

function oidcOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: SignInGiven): OidcSettings | undefined {
  if (OIDC_ISSUER === undefined) return undefined;
  if (OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) {
    throw new StartRefused("OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set the values from the issuer.");
  }
  const url = URL.parse(OIDC_ISSUER);
  if (!url || (url.protocol === "http:" && !isOwnMachine(url.hostname))) {
    throw new StartRefused("OIDC_ISSUER must be an https address, unless the issuer runs on this machine.");
  }
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}
