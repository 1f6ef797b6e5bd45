declare module "virtual:shared-versions" {
  import type { sharedModules } from "shared-runtime/build/shared-modules.ts";

  /** The version of each shared module that this platform chunk was built with. */
  export const sharedVersions: Readonly<Record<(typeof sharedModules)[number], string>>;
}
