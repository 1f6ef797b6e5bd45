import { SignedOut } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const location = { location: "Where the browser goes next." };

export const signInOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/auth/login",
    id: "startSignIn",
    tag: "Session",
    summary: "Sends the browser to the issuer to sign in",
    about:
      "A browser opens this address; scripts do not call it. One client address may start 60 sign-ins a minute. " +
      "Failures lead to `/log-ind?fejl=…`, see the callback.",
    caller: "everyone",
    query: {
      schema: v.object({ redirectUrl: v.optional(v.string()), besked: v.optional(v.literal("set")) }),
      about: {
        besked: "The visitor has seen the service message about signing in; `/log-ind` adds it.",
        redirectUrl:
          "Where to return after the sign-in: a path of this site. Without it, or with another address, members get to the self-service, or to `/` if there is none.",
      },
    },
    answers: {
      303: {
        about: "To the issuer, or to `/log-ind` if there is a service message, or sign-in is closed or fails.",
        headers: location,
      },
    },
    examples: [{ title: "Sign in and return to the CV check", status: 303, query: { redirectUrl: "/cv-tjek" } }],
  },
  {
    method: "get",
    path: "/api/auth/callback",
    id: "finishSignIn",
    tag: "Session",
    summary: "Receives the issuer's answer and starts the session",
    about:
      "The issuer sends the browser here. Success sets the cookies `__Host-session` and `signed-in` and leads to " +
      "`redirectUrl`. A failure leads to `/log-ind?fejl=` with one of `afbrudt` (cancelled), `udloebet` (expired, or another " +
      "browser), `formange` (too many attempts), `utilgaengelig` (the issuer does not answer), `ugyldig` (the issuer's " +
      "answer is invalid) or `fejl` (an error of this server), and the correlation id in `nummer`.",
    caller: "everyone",
    query: {
      schema: v.object({
        code: v.optional(v.string()),
        state: v.optional(v.string()),
        iss: v.optional(v.string()),
        error: v.optional(v.string()),
      }),
      about: {
        code: "The authorization code of the issuer.",
        state: "The value that this server gave the issuer.",
        iss: "The issuer's identifier (RFC 9207).",
        error: "The issuer's error code, if the sign-in failed there.",
      },
    },
    answers: { 303: { about: "Back into the site, or to `/log-ind`.", headers: location } },
    examples: [{ title: "An answer that this server did not ask for", status: 303, query: { code: "x", state: "y" } }],
  },
  {
    method: "post",
    path: "/api/auth/logout",
    id: "signOut",
    tag: "Session",
    summary: "Ends the session",
    about: "The answer depends on `accept`: scripts get JSON, and a form (`text/html`) is redirected.",
    caller: "optional-member",
    query: {
      schema: v.object({ redirectUrl: v.optional(v.string()) }),
      about: {
        redirectUrl: "Where to go after the sign-out: the login address of one of the sites. Others count as `/`.",
      },
    },
    answers: {
      200: {
        about:
          "The address to open next, which also signs out at the issuer. A form gets an HTML page that leads there if the " +
          "address is on another site.",
        schema: SignedOut,
      },
      303: { about: "For a form, if the next address is on this site.", headers: location },
      500: failure("The session was not ended."),
    },
    examples: [{ title: "Nobody is signed in", status: 200, anonymous: true, answer: { redirect: "/" } }],
  },
];
