import { City } from "shared-runtime/api/city.ts";
import * as v from "valibot";
import { failure } from "./openapi/answers.ts";
import type { Operation } from "./openapi/operation.ts";

export const cityOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/city-from-zipcode/{zip}",
    id: "findCity",
    tag: "Job match",
    summary: "Returns the city of a Danish postal code",
    about: "The answer may be cached for a day.",
    caller: "everyone",
    parameters: { zip: { about: "Four digits.", schema: v.pipe(v.string(), v.regex(/^\d{4}$/)) } },
    answers: {
      200: { about: "The postal code and its city.", schema: City },
      400: failure("The postal code does not have four digits.", "invalidZip"),
      404: failure("There is no such postal code.", "unknownZip"),
    },
    examples: [
      { title: "Aarhus", status: 200, path: { zip: "8000" }, answer: { zip: "8000", city: "Aarhus C" } },
      { title: "An unknown postal code", status: 404, path: { zip: "0001" } },
      { title: "Not a postal code", status: 400, path: { zip: "80" } },
    ],
  },
];
