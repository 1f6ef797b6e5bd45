import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";

/** A registered version, of which only the entry says anything. */
export function sampleFiles(entry = ""): RegisteredVersion {
  return { entry, integrity: "", styles: [], props: "", texts: "", firstFrame: "" };
}

/** A registry of which only the widgets say anything. */
export function sampleRegistry(widgets: RegistryDocument["widgets"]): RegistryDocument {
  return {
    schemaVersion: 1,
    platform: { entry: "", integrity: "" },
    foreignPage: "",
    editorOverlay: "",
    developerOverride: "",
    overrideOrigins: [],
    fonts: [],
    widgets,
  };
}
