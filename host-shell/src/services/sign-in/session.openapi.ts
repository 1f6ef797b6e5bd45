import { SessionAnswer } from "shared-runtime/api/session-answer.ts";
import { SessionDebug } from "shared-runtime/api/session-debug.ts";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const sessionOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/session",
    id: "getSession",
    tag: "Session",
    summary: "Returns the signed-in member",
    about: "Does not renew the session. Scripts call it only if the cookie `signed-in` is set.",
    caller: "optional-member",
    answers: {
      200: {
        about: "The session, with the seconds until it ends; `{}` for a visitor.",
        schema: SessionAnswer,
      },
    },
    examples: [
      {
        title: "A member is signed in",
        status: 200,
        answer: {
          user: {
            id: "test-person-1",
            key: "hc0YpVZJb2Xr7l9nQw3TgA",
            memberName: { firstName: "Karen", fullName: "Karen Margrethe Prøvesen", initials: "KP" },
            contactInfo: { email: "karen@example.dk", mobilePhone: "+4520123456" },
            membership: { membershipNumber: 100001, unionMembership: "fagforening+akasse" },
          },
          expiresIn: 2700,
          endsIn: 43200,
        },
      },
      { title: "Nobody is signed in", status: 200, anonymous: true, answer: {} },
    ],
  },
  {
    method: "post",
    path: "/api/session",
    id: "renewSession",
    tag: "Session",
    summary: "Renews the session",
    about: "The session then ends SESSION_IDLE_MINUTES later, and at the latest SESSION_MAX_HOURS after the sign-in.",
    caller: "member",
    answers: {
      200: { about: "The renewed session.", schema: SessionAnswer },
      401: failure("Nobody is signed in, or the session has ended."),
    },
    examples: [
      { title: "A member stays signed in", status: 200 },
      { title: "Nobody is signed in", status: 401, anonymous: true },
    ],
  },
  {
    method: "get",
    path: "/api/session/debug",
    id: "getSessionDebug",
    tag: "Session",
    summary: "Describes the session for the debug panel",
    about: "Exists only on servers with `AUTH_DEBUG=1`. Does not renew the session, and tells no values of claims.",
    caller: "member",
    answers: {
      200: { about: "The session, with its times and the names of the issuer's claims.", schema: SessionDebug },
      401: failure("Nobody is signed in, or the session has ended."),
      404: failure("The server runs without `AUTH_DEBUG=1`."),
    },
    examples: [
      {
        title: "A member opens the panel",
        status: 200,
        answer: {
          initials: "KP",
          isMember: true,
          unionMembership: "fagforening+akasse",
          startedAt: "2026-11-05T12:00:00.000Z",
          renewedAt: "2026-11-05T12:05:00.000Z",
          expiresIn: 2700,
          endsIn: 42900,
          claims: ["email", "given_name", "membership_number", "sub", "union_membership"],
        },
      },
      { title: "Nobody is signed in", status: 401, anonymous: true },
    ],
  },
];
