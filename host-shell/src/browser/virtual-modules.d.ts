declare module "virtual:shared-versions" {
  import type { sharedModules } from "shared-runtime/build/shared-modules.ts";
  import type { widgetRuntime } from "shared-runtime/federation/take-offered.ts";

  /** The version of each shared module that this platform chunk was built with. */
  export const sharedVersions: Readonly<Record<(typeof sharedModules)[number] | typeof widgetRuntime, string>>;
}
