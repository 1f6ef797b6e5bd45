declare module "virtual:shared-versions" {
  import type { sharedModules } from "shared-runtime/build/shared-modules.ts";

  /** The versions of the shared modules with which this platform chunk was built. */
  export const sharedVersions: Readonly<Record<(typeof sharedModules)[number], string>>;
}

declare module "virtual:carried-parts" {
  import type { LoadedPart } from "shared-runtime/federation/part-file.ts";

  /** The container and the parts that every widget needs at its first mount, by their names. */
  export const carriedParts: Readonly<Record<string, LoadedPart["file"]>>;
}
