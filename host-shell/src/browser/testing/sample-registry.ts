import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";

/** A registered version with an entry and otherwise empty fields. */
export function sampleFiles(entry = ""): RegisteredVersion {
  return { entry, integrity: "", styles: [], props: "", texts: "", firstFrame: "" };
}

/** A registry with widgets and otherwise empty fields. */
export function sampleRegistry(widgets: RegistryDocument["widgets"]): RegistryDocument {
  return {
    schemaVersion: 1,
    platform: { entry: "", integrity: "" },
    foreignPage: "",
    editorOverlay: "",
    developerOverride: "",
    builtIns: "",
    overrideOrigins: [],
    fonts: [],
    widgets,
  };
}
