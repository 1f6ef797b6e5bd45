import * as signalsCore from "@preact/signals-core";
import * as signalsReact from "@preact/signals-react";
import * as signalsReactRuntime from "@preact/signals-react/runtime";
import * as xstateReact from "@xstate/react";
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as xstate from "xstate";
import { carriedParts } from "virtual:carried-parts";
import { sharedVersions } from "virtual:shared-versions";
import { carryParts } from "shared-runtime/federation/carry-parts.ts";
import { sharedCopy, type ShareScope } from "shared-runtime/federation/share-scope.ts";

// Remotes that were built with this `shared-runtime` need not load the parts that every widget needs; other remotes
// load their own parts.
carryParts(carriedParts);

const modules: Readonly<Record<keyof typeof sharedVersions, unknown>> = {
  react,
  "react/jsx-runtime": reactJsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  xstate,
  "@xstate/react": xstateReact,
  "@preact/signals-core": signalsCore,
  "@preact/signals-react": signalsReact,
  "@preact/signals-react/runtime": signalsReactRuntime,
};

/** One copy of every shared module for all remotes of the page, independent of their order and failures. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => {
    const module = modules[name as keyof typeof sharedVersions];
    const lib = () => module;
    return [name, { [version]: sharedCopy(version, "platform", { lib, load: () => Promise.resolve(module) }) }];
  }),
);
