import * as v from "valibot";
import { RegistryDocument, ResolvedVersion } from "./registry-document.ts";
import type { Operation } from "../api/openapi/operation.ts";

export const registryDocumentOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/widgets/registry.json",
    id: "getRegistry",
    tag: "Widgets",
    summary: "Returns the widgets, their channels and versions",
    about:
      "Lists the versions that channels and ranges need. Addresses in it are relative to this document. May be cached for " +
      "2 seconds, and used for 3 more while it is fetched again.",
    caller: "everyone",
    answers: { 200: { about: "The registry.", schema: RegistryDocument } },
    examples: [{ title: "The registry", status: 200 }],
  },
  {
    method: "get",
    path: "/widgets/{name}/resolve/{spec}.json",
    id: "resolveVersion",
    tag: "Widgets",
    summary: "Returns the version that a range or an exact version stands for",
    about: "Also finds versions that `registry.json` does not list. The answer to an exact version never changes.",
    caller: "everyone",
    parameters: {
      name: { about: "The name of the widget.", schema: v.string() },
      spec: { about: "A range (`1`, `1.4`) or an exact version.", schema: v.string() },
    },
    answers: {
      200: { about: "The version and its files.", schema: ResolvedVersion },
      404: { about: "There is no such version. The body is the text `Not found`." },
    },
    examples: [
      { title: "A range", status: 200, path: { name: "cv-check", spec: "1.3" } },
      { title: "An unknown version", status: 404, path: { name: "cv-check", spec: "9.9.9" } },
    ],
  },
];
