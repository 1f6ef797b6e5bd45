import type { RegisteredWidget } from "../../../registry/registry-document.ts";

/** A value of `data-widget-version`, and what it gives, in Danish. */
export interface VersionChoice {
  readonly spec: string;
  readonly label: string;
}

/** The versions that a placeholder may ask for: channels first, then ranges of what `stable` serves, then exact versions. */
export function versionChoices({ channels, versions }: RegisteredWidget): readonly VersionChoice[] {
  const { stable, canary } = channels;
  // Pages cannot ask for the revision of a local build.
  const published = Object.keys(versions).filter((version) => !version.includes("+"));
  const [major = "", minor = ""] = stable?.split(/[.+]/) ?? [];
  return [
    { spec: "stable", label: `Anbefalet (altid den nyeste${stable === undefined ? "" : `, nu ${numberOf(stable)}`})` },
    ...(canary === undefined || canary === stable
      ? []
      : [{ spec: "canary", label: `Kommende, til afprøvning (nu ${numberOf(canary)})` }]),
    ...(stable === undefined
      ? []
      : [
          { spec: major, label: `Version ${major}: nyt og rettelser, koden kan blive stående` },
          { spec: `${major}.${minor}`, label: `Version ${major}.${minor}: kun rettelser` },
        ]),
    ...published.map((version) => ({ spec: version, label: `Præcis ${version}: ingen rettelser` })),
  ];
}

/** The version without the revision of a local build: `1.2.0+abc` -> `1.2.0`. */
function numberOf(version: string): string {
  return version.replace(/\+.*/, "");
}
