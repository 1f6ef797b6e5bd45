import { VersionSignatures, WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import { RegistryDocument, ResolvedVersion } from "./registry-document.ts";
import type { Operation } from "../api/openapi/operation.ts";

const widgetName = { about: "The name of the widget.", schema: v.string() };
const exactVersion = { about: "An exact version.", schema: v.string() };

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
  {
    method: "get",
    path: "/widgets/{name}/keys.json",
    id: "getKeys",
    tag: "Widgets",
    summary: "Returns the public keys of a widget, oldest first",
    about:
      "Also those that were revoked. Whoever verifies versions should know a key from its team, not from here alone.",
    caller: "everyone",
    parameters: { name: widgetName },
    answers: {
      200: { about: "The keys; none if the versions of the widget need no signature.", schema: WidgetKeys },
      404: { about: "There is no such widget. The body is the text `Not found`." },
    },
    examples: [{ title: "The CV check", status: 200, path: { name: "cv-check" } }],
  },
  {
    method: "get",
    path: "/widgets/{name}/{version}/widget.json",
    id: "getManifest",
    tag: "Widgets",
    summary: "Returns the manifest of a version, byte by byte as it was published and signed",
    about: "It has the SHA-384 integrity of every file. Also that of a version that is not served.",
    caller: "everyone",
    parameters: { name: widgetName, version: exactVersion },
    answers: {
      200: { about: "The manifest.", schema: RemoteManifest },
      404: { about: "There is no such version. The body is the text `Not found`." },
    },
    examples: [{ title: "A version", status: 200, path: { name: "cv-check", version: "1.3.0" } }],
  },
  {
    method: "get",
    path: "/widgets/{name}/{version}/widget.signatures.json",
    id: "getSignatures",
    tag: "Widgets",
    summary: "Returns the signatures of the manifest of a version",
    about:
      "Each is an Ed25519 signature of `host-shell widget version, 1`, a line feed, and the bytes of `widget.json`. " +
      "`npm run widget -- verify <url>` verifies them.",
    caller: "everyone",
    parameters: { name: widgetName, version: exactVersion },
    answers: {
      200: { about: "The signatures; none for an unsigned version.", schema: VersionSignatures },
      404: { about: "There is no such version. The body is the text `Not found`." },
    },
    examples: [{ title: "A version", status: 200, path: { name: "cv-check", version: "1.3.0" } }],
  },
];
