import * as v from "valibot";
import {
  ConsentWithdrawal,
  CvDeletion,
  GivenConsents,
  MemberExport,
  OpenSessions,
  SentSubmissions,
  StoredCvs,
} from "shared-runtime/api/member-data.ts";
import { PaymentState } from "shared-runtime/api/payment-state.ts";
import { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { failure } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const nobody = failure("Nobody is signed in, or the session has ended.");
const signedOut = { title: "Nobody is signed in", status: 401, anonymous: true } as const;
const unknownId = "0f6b2b0e-4102-46e6-b810-77e616bcb7f4";

/** Documented after all other operations, since the examples here delete what other examples need. */
export const memberDataOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/member/submissions",
    id: "listSubmissions",
    tag: "My data",
    summary: "Lists what the member has sent",
    about: "The last 200, without their contents.",
    caller: "member",
    answers: { 200: { about: "The submissions, the last first.", schema: SentSubmissions }, 401: nobody },
    examples: [{ title: "A member who has sent something", status: 200 }, signedOut],
  },
  {
    method: "get",
    path: "/api/member/cvs/{id}/file",
    id: "downloadOwnCv",
    tag: "My data",
    summary: "Returns the PDF of a CV that the member uploaded",
    caller: "member",
    parameters: {
      id: { about: "The id of a CV in the file of `/api/member/export`.", schema: v.pipe(v.string(), v.uuid()) },
    },
    answers: {
      200: { about: "The PDF.", type: "application/octet-stream" },
      401: nobody,
      404: failure("The member has no such CV, or it is deleted already."),
    },
    examples: [
      { title: "A CV that the member uploaded", status: 200, path: { id: exampleValues.cvId } },
      { title: "A CV of somebody else", status: 404, path: { id: unknownId } },
      { ...signedOut, path: { id: unknownId } },
    ],
  },
  {
    method: "get",
    path: "/api/member/payment",
    id: "getPaymentState",
    tag: "My data",
    summary: "Returns how the member pays, and the add-ons",
    about: "Of an account, only the last four digits are sent. A part that is not known is absent.",
    caller: "member",
    answers: { 200: { about: "The state.", schema: PaymentState }, 401: nobody },
    examples: [{ title: "A member", status: 200 }, signedOut],
  },
  {
    method: "get",
    path: "/api/member/consents",
    id: "listConsents",
    tag: "My data",
    summary: "Lists the consents that the member has given in forms",
    about: "`asked` is what the person was shown then; the same words always have the same `version`.",
    caller: "member",
    answers: { 200: { about: "The consents, the last first.", schema: GivenConsents }, 401: nobody },
    examples: [{ title: "A member who has given consents", status: 200 }, signedOut],
  },
  {
    method: "post",
    path: "/api/member/withdraw-consent",
    id: "withdrawConsent",
    tag: "My data",
    summary: "Withdraws a consent",
    about: "Stores the withdrawal with an outbox message. Withdrawing it again stores nothing.",
    caller: "member",
    body: { type: "application/json", schema: ConsentWithdrawal },
    answers: {
      200: { about: "The consent is withdrawn.", schema: SubmissionTaken },
      400: failure("The body is not a JSON object."),
      401: nobody,
      404: failure("The member has given no such consent."),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("The id is not a UUID.", "genericError"),
    },
    examples: [
      { title: "A consent that was given before", status: 200, body: { id: exampleValues.consentId } },
      { title: "A consent of somebody else", status: 404, body: { id: unknownId } },
      { title: "No id", status: 422, body: {} },
      { ...signedOut, body: { id: unknownId } },
    ],
  },
  {
    method: "get",
    path: "/api/member/cvs",
    id: "listCvs",
    tag: "My data",
    summary: "Lists the CVs that were uploaded while the member was signed in",
    about:
      "The last 200, each with a new token. A CV's token adds the CV that the browser has, if it is not the member's, with that same token; a forged or expired one adds nothing.",
    caller: "member",
    cvToken: "optional",
    answers: { 200: { about: "The CVs, the last first.", schema: StoredCvs }, 401: nobody },
    examples: [
      { title: "A member who has uploaded a CV", status: 200 },
      { title: "A browser that has a CV", status: 200, cvJwt: exampleValues.cvJwt },
      signedOut,
    ],
  },
  {
    method: "post",
    path: "/api/member/delete-cv",
    id: "deleteOwnCv",
    tag: "My data",
    summary: "Deletes a CV of the member at once, with everything derived from it",
    caller: "member",
    body: { type: "application/json", schema: CvDeletion },
    answers: {
      200: { about: "The CV is deleted.", schema: SubmissionTaken },
      400: failure("The body is not a JSON object."),
      401: nobody,
      404: failure("The member has no such CV, or it is deleted already."),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("The id is not a UUID.", "genericError"),
    },
    examples: [
      { title: "A CV that the member uploaded", status: 200, body: { id: exampleValues.cvId } },
      { title: "A CV of somebody else", status: 404, body: { id: unknownId } },
      { title: "No id", status: 422, body: {} },
      { ...signedOut, body: { id: unknownId } },
    ],
  },
  {
    method: "get",
    path: "/api/member/export",
    id: "exportOwnData",
    tag: "My data",
    summary: "Returns what the member finds about themselves as a file",
    about:
      "All that the server has, and what the register of members has now: submissions with their fields and the addresses of their files, files that were not sent, consents, CVs with reviews and ratings, sessions, and the last digits of an account. Tokens of CVs are not in it.",
    caller: "member",
    answers: {
      200: {
        about: "The file.",
        schema: MemberExport,
        headers: { "content-disposition": "The name of the file." },
      },
      401: nobody,
    },
    examples: [{ title: "A member who has sent something", status: 200 }, signedOut],
  },
  {
    method: "get",
    path: "/api/member/sessions",
    id: "listSessions",
    tag: "My data",
    summary: "Lists where the member is signed in",
    caller: "member",
    answers: { 200: { about: "The sessions, the last used first.", schema: OpenSessions }, 401: nobody },
    examples: [{ title: "A member", status: 200 }, signedOut],
  },
  {
    method: "post",
    path: "/api/member/end-sessions",
    id: "endSessions",
    tag: "My data",
    summary: "Signs the member out everywhere",
    about: "Ends all sessions of the member, also this one. The session at the issuer stays.",
    caller: "member",
    answers: { 200: { about: "All sessions have ended.", schema: SubmissionTaken }, 401: nobody },
    examples: [{ title: "A member", status: 200 }, signedOut],
  },
  {
    method: "delete",
    path: "/api/stored-cv",
    id: "deleteCv",
    tag: "My data",
    summary: "Deletes a CV at once, with its review and its picture",
    about: "A CV that is gone already is answered alike.",
    caller: "everyone",
    cvToken: "required",
    answers: {
      204: { about: "The CV is deleted." },
      401: failure("The CV token is missing, forged or expired (24 hours)."),
    },
    examples: [
      { title: "A CV that was uploaded", status: 204, cvJwt: exampleValues.cvJwt },
      { title: "A forged token", status: 401, cvJwt: "x.y.z" },
    ],
  },
];
