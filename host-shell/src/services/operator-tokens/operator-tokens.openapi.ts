import { IssuedOperatorToken, NewOperatorToken, OperatorTokenList } from "shared-runtime/api/operator-tokens.ts";
import { RevokeOptions } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const operatorTokenOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/operators/tokens",
    id: "issueOperatorToken",
    tag: "Operators",
    summary: "Creates a token with one right of an operator",
    about: "It ends after `days`, at most 366.",
    caller: "administrator",
    body: { type: "application/json", schema: NewOperatorToken },
    answers: {
      201: { about: "The token, shown only here.", schema: IssuedOperatorToken },
      400: inputInvalid,
      401: tokenRefused,
    },
    examples: [
      {
        title: "A token that imports jobs",
        status: 201,
        body: { right: "jobs", label: "Import of the agency", days: 90 },
        answer: { id: exampleValues.operatorTokenId, token: "lko_…", expiresAt: "2027-02-18T10:00:00.000Z" },
      },
      { title: "An unknown right", status: 400, body: { right: "everything", label: "Hanne" } },
      { title: "Without a token", status: 401, anonymous: true, body: { right: "jobs", label: "Hanne" } },
    ],
  },
  {
    method: "get",
    path: "/api/operators/tokens",
    id: "listOperatorTokens",
    tag: "Operators",
    summary: "Lists the tokens of operators without their secrets, newest first",
    caller: "administrator",
    answers: { 200: { about: "The tokens, also those that ended.", schema: OperatorTokenList }, 401: tokenRefused },
    examples: [{ title: "All tokens", status: 200 }],
  },
  {
    method: "delete",
    path: "/api/operators/tokens/{id}",
    id: "revokeOperatorToken",
    tag: "Operators",
    summary: "Revokes a token of an operator",
    caller: "administrator",
    parameters: { id: { about: "The id of the token.", schema: v.pipe(v.string(), v.uuid()) } },
    query: { schema: RevokeOptions, about: { by: "Who revokes it, for the list." } },
    answers: {
      204: { about: "The token is revoked." },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such token, or it is revoked.", "tokenUnknown"),
    },
    examples: [
      { title: "A token", status: 204, path: { id: exampleValues.operatorTokenId }, query: { by: "Hanne" } },
      { title: "An unknown token", status: 404, path: { id: "00000000-0000-4000-8000-000000000000" } },
    ],
  },
];
