import { CompanyList } from "shared-runtime/api/company.ts";
import { CompanyQuery } from "shared-runtime/api/company-query.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const companyOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/company/get-companies",
    id: "findCompanies",
    tag: "Joining",
    summary: "Finds places of work by name",
    about:
      "Forgives typing errors, and reads `aa`, `ae` and `oe` as `å`, `æ` and `ø`. Without a name, the answer is an empty list.",
    caller: "everyone",
    query: {
      schema: CompanyQuery,
      about: {
        companyName: "The name, or its beginning.",
        city: "Narrows the search: the name of a city, or its beginning.",
        postCode: "Narrows the search: four digits.",
        near: "Four digits: matches near this postal code come first. It excludes nothing.",
      },
    },
    answers: {
      200: {
        about:
          "At most 50 production units, by ascending number, or the best first if the query has `near`. `total` is the number of matches; 1000 stands for 1000 or more.",
        schema: CompanyList,
      },
      400: failure("A text is too long or cannot be stored.", "invalidSearch"),
      429: later("Too many searches from this address. `reason` says so in Danish.", "tooManySearches"),
      503: later("The register did not answer."),
    },
    examples: [
      { title: "Without a name", status: 200, query: { companyName: "" }, answer: { companies: [], total: 0 } },
      { title: "A name that is too long", status: 400, query: { companyName: "x".repeat(201) } },
    ],
  },
];
