import * as client from "openid-client";
import { wantedScopes, type Claims } from "./member-claims.ts";
import type { Attempt } from "./sign-in-attempts.ts";
import { failureOf } from "./issuer-failure.ts";
import { callbackPath } from "../../http/sign-in-addresses.ts";
import { SignInFailure } from "./sign-in-failure.ts";

/** An OpenID Connect issuer. Its calls reject with a `SignInFailure` if the issuer fails or does not answer in time. */
export interface Issuer {
  /** The address where the person signs in. With `asksAgain`, the issuer asks even a person that is signed in there. */
  readonly beginUrl: (attempt: Attempt, options: { readonly asksAgain: boolean }) => Promise<URL>;
  /** Exchanges the parameters of the callback for the identity of the person. */
  readonly finish: (answer: URLSearchParams, attempt: Attempt) => Promise<Identity>;
  /**
   * The address where the person signs out at the issuer and is then led to a path of this site; `undefined` if the
   * issuer has no such address.
   */
  readonly endUrl: (idToken: string, path: string) => Promise<URL | undefined>;
}

export interface Identity {
  readonly claims: Claims;
  readonly idToken: string;
  /** Seconds since the person proved who they are, by the issuer's clock; `undefined` if the issuer does not say. */
  readonly provedSecondsAgo: number | undefined;
}

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of this site. */
  readonly publicUrl: string;
  /** Replaces calls over the network. */
  readonly fetch?: client.CustomFetch;
  /** The seconds that each call waits for the issuer. */
  readonly timeoutSeconds?: number | undefined;
  /** Returns the true time, since the clock of this server may be wrong. */
  readonly now: () => Date;
}

/** If a person signed in at the issuer longer ago than this, in seconds, the issuer asks again. */
const longestSeconds = 24 * 3_600;
/** The largest accepted difference between the clocks of the issuer and this server, in seconds. */
const clockToleranceSeconds = 300;
/** The largest age, in seconds, of a new token when it is checked. */
const tradeSeconds = 10;
/**
 * The change in the error of this server's clock, in seconds, after which the configuration is read again. The
 * configuration contains the error that the clock had when the configuration was read.
 */
const driftSeconds = 30;

/**
 * Reads the issuer's configuration when it is first needed, so that the issuer need not run when this server starts,
 * and again after a failure.
 */
export function createIssuer(options: IssuerOptions): Issuer {
  const redirectUri = options.publicUrl + callbackPath;
  const { now } = options;
  const skewSeconds = () => Math.round((now().getTime() - Date.now()) / 1_000);
  let discovered: Promise<client.Configuration> | undefined;
  let discoveredSkew = 0;

  async function withConfiguration<Result>(use: (config: client.Configuration) => Promise<Result>): Promise<Result> {
    const skew = skewSeconds();
    if (!discovered || Math.abs(skew - discoveredSkew) > driftSeconds) {
      discovered = discover(options, skew);
      discoveredSkew = skew;
    }
    const asked = discovered;
    try {
      return await use(await asked);
    } catch (error) {
      const failure = failureOf(error);
      // The next call reads the configuration again, since it may have changed.
      if (failure.fault === "utilgaengelig" && discovered === asked) discovered = undefined;
      throw failure;
    }
  }

  return {
    beginUrl: ({ state, nonce, codeVerifier }, { asksAgain }) =>
      withConfiguration(async (config) => {
        const known = config.serverMetadata().scopes_supported;
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: wantedScopes.filter((scope) => known?.includes(scope) ?? true).join(" "),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          // Only if `max_age` is sent must an issuer state when the person signed in.
          max_age: String(longestSeconds),
          ...(asksAgain && { prompt: "login" }),
        });
      }),
    finish: (answer, { state, nonce, codeVerifier }) =>
      withConfiguration(async (config) => {
        const url = new URL(`${redirectUri}?${answer}`);
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idClaims = tokens.claims();
        if (tokens.id_token === undefined || idClaims === undefined)
          throw new TypeError("openid-client returned no ID token");
        const apart = Math.abs(now().getTime() / 1_000 - idClaims.iat);
        if (apart > clockToleranceSeconds + tradeSeconds) throw clocksApart(apart);
        const more =
          config.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(config, tokens.access_token, idClaims.sub);
        const { auth_time: provedAt } = idClaims;
        return {
          claims: { ...idClaims, ...more },
          idToken: tokens.id_token,
          provedSecondsAgo: typeof provedAt === "number" ? Math.max(0, idClaims.iat - provedAt) : undefined,
        };
      }),
    endUrl: (idToken, path) =>
      withConfiguration(async (config) =>
        config.serverMetadata().end_session_endpoint === undefined
          ? undefined
          : client.buildEndSessionUrl(config, {
              id_token_hint: idToken,
              post_logout_redirect_uri: options.publicUrl + path,
            }),
      ),
  };
}

/**
 * The failure if the time of a token differs too much from the true time. The library only checks whether a token has
 * expired, and would accept a token from the future.
 */
function clocksApart(seconds: number): SignInFailure {
  return new SignInFailure(
    "ugyldig",
    `The issuer's clock and this server's are ${Math.round(seconds / 60)} minutes apart: correct the wrong one.`,
  );
}

/** Reads the configuration. Reports each failure as an unavailable issuer. */
async function discover(options: IssuerOptions, skew: number): Promise<client.Configuration> {
  try {
    return await configurationOf(options, skew);
  } catch (error) {
    throw failureOf(error, "utilgaengelig");
  }
}

/** `skew` is the number of seconds by which this server's clock is late. */
function configurationOf({ issuer, clientId, clientSecret, fetch, timeoutSeconds = 8 }: IssuerOptions, skew: number) {
  const server = new URL(issuer);
  return client.discovery(
    server,
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds, [client.clockSkew]: skew },
    secretAs(clientSecret),
    {
      timeout: timeoutSeconds,
      ...(fetch && { [client.customFetch]: fetch }),
      // Settings allow http only for an issuer on this machine.
      execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
    },
  );
}

/** The client authentication that the issuer supports; `client_secret_basic` if it names none. */
function secretAs(clientSecret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") ?? true)
      ? basic(server, ...rest)
      : post(server, ...rest);
}
