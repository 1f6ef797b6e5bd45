import * as v from "valibot";
import { failure } from "../api/openapi/answers.ts";
import type { Operation } from "../api/openapi/operation.ts";

export const apiDocsOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/openapi.json",
    id: "getOpenApi",
    tag: "Documentation",
    summary: "Returns this document (OpenAPI 3.1)",
    caller: "everyone",
    answers: {
      200: { about: "The document.", schema: v.objectWithRest({ openapi: v.literal("3.1.1") }, v.unknown()) },
    },
    examples: [{ title: "The document", status: 200 }],
  },
  {
    method: "get",
    path: "/api/docs",
    id: "getApiDocs",
    tag: "Documentation",
    summary: "Shows this document as a page",
    caller: "everyone",
    answers: { 200: { about: "The page.", type: "text/html" } },
    examples: [],
  },
  {
    method: "get",
    path: "/api/docs/{file}",
    id: "getApiDocsFile",
    tag: "Documentation",
    summary: "Returns a script or style sheet of the page",
    caller: "everyone",
    parameters: { file: { about: "The name of the file.", schema: v.string() } },
    answers: {
      200: { about: "The file.", type: "text/javascript" },
      404: failure("There is no such file."),
    },
    examples: [{ title: "An unknown file", status: 404, path: { file: "none.js" } }],
  },
];
