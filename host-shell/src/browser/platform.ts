import * as signalsReact from "@preact/signals-react";
import * as signalsReactRuntime from "@preact/signals-react/runtime";
import {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  helpers,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from "@module-federation/runtime-core";
import * as xstateReact from "@xstate/react";
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as xstate from "xstate";
import { sharedVersions } from "virtual:shared-versions";
import type { ShareScope } from "./federation.ts";

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Remotes read this while they are evaluated, so it must stand before the first of them is imported.
globalThis._FEDERATION_RUNTIME_CORE = {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  helpers,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

const modules: Readonly<Record<keyof typeof sharedVersions, unknown>> = {
  react,
  "react/jsx-runtime": reactJsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  xstate,
  "@xstate/react": xstateReact,
  "@preact/signals-react": signalsReact,
  "@preact/signals-react/runtime": signalsReactRuntime,
};

/** One copy of every shared module for all remotes of the page, whichever of them comes first or fails. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => {
    const lib = () => modules[name as keyof typeof sharedVersions];
    return [
      name,
      {
        [version]: {
          version,
          from: "platform",
          scope: ["default"],
          useIn: [],
          deps: [],
          loaded: true,
          lib,
          get: () => Promise.resolve(lib),
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
          strategy: "loaded-first",
        },
      },
    ];
  }),
);
