import * as client from "openid-client";
import { SignInFailure, type SignInFault } from "./sign-in-failure.ts";

type IssuerFault = Exclude<SignInFault, "formange">;

/** Classifies an error that occurred in a call to the issuer. */
export function failureOf(error: unknown, fault = faultOf(error)): SignInFailure {
  if (error instanceof SignInFailure) return error;
  return new SignInFailure(fault, sentences[fault], { cause: error });
}

const sentences: Readonly<Record<IssuerFault, string>> = {
  afbrudt: "The person did not sign in.",
  udloebet: "The sign-in took too long.",
  utilgaengelig:
    "The issuer did not answer, or not in time. Check that OIDC_ISSUER is correct and that the issuer is up.",
  ugyldig: "The issuer's answer was refused. See the cause.",
};

/** Codes of openid-client for calls that the issuer did not answer: no answer, a proxy's page, or a server error. */
const silent: ReadonlySet<string> = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_PARSE_ERROR",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);
const busy: ReadonlySet<string> = new Set(["temporarily_unavailable", "server_error"]);

function faultOf(error: unknown): IssuerFault {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === "access_denied") return "afbrudt";
    return busy.has(error.error) ? "utilgaengelig" : "ugyldig";
  }
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? "utilgaengelig" : "ugyldig";
  if (error instanceof client.ClientError) return silent.has(error.code ?? "") ? "utilgaengelig" : "ugyldig";
  // The error of `fetch` if there is no connection.
  return error instanceof TypeError && error.message === "fetch failed" ? "utilgaengelig" : "ugyldig";
}
