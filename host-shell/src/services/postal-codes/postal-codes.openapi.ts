import { City, CitySuggestions } from "shared-runtime/api/city.ts";
import * as v from "valibot";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const cityOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/city-from-zipcode/{zip}",
    id: "findCity",
    tag: "Job match",
    summary: "Returns the city of a Danish postal code",
    about: "The answer may be cached for a day.",
    caller: "everyone",
    parameters: {
      zip: {
        about: "Four digits. Blanks, a country code `DK` before them and punctuation after them are left out.",
        schema: v.string(),
      },
    },
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
  {
    method: "get",
    path: "/api/city-search/{text}",
    id: "searchCities",
    tag: "Joining",
    summary: "Suggests Danish cities for what somebody types",
    about: "A name or its part, or the first digits of a postal code. The answer may be cached for a day.",
    caller: "everyone",
    parameters: { text: { about: "At least 2 characters; fewer find nothing.", schema: v.string() } },
    answers: { 200: { about: "At most 5 cities, the best first.", schema: CitySuggestions } },
    examples: [
      { title: "The beginning of a name", status: 200, path: { text: "odense" } },
      { title: "One character", status: 200, path: { text: "o" }, answer: [] },
    ],
  },
];
