import { Organisations, organisationsPath } from "shared-runtime/api/organisations.ts";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const organisationOperations: readonly Operation[] = [
  {
    method: "get",
    path: `/api/${organisationsPath}`,
    id: "getOrganisations",
    tag: "Joining",
    summary: "Returns what a year costs in other organisations",
    about:
      "In kroner, with our own organisation. A price that is absent or 0 is not known. The server reads its content at " +
      "most every five minutes, and answers with what it has while the content cannot be read.",
    caller: "everyone",
    answers: {
      200: { about: "The first 50 organisations, and our own.", schema: Organisations },
      503: failure("The site has no organisations, or they cannot be read.", "organisationsUnavailable"),
    },
    examples: [{ title: "The organisations", status: 200 }],
  },
];
