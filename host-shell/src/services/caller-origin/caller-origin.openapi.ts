import { CallerOrigin } from "shared-runtime/api/caller-origin.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const callerOriginOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/caller-origin",
    id: "getCallerOrigin",
    tag: "Site",
    summary: "Returns whether pages of the caller's origin may call the API",
    about: "Readable from every origin. The editors' overlay asks it on editors' pages.",
    caller: "everyone",
    answers: { 200: { about: "Whether ALLOWED_ORIGINS contains the header `origin`.", schema: CallerOrigin } },
    examples: [
      {
        title: "A page of another site",
        status: 200,
        headers: { Origin: "https://a.example.dk" },
        answer: { allowed: false },
      },
    ],
  },
];
