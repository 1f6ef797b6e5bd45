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
    { spec: "stable", label: `Den gængse, altid nyeste${stable === undefined ? "" : ` (nu ${stable})`}` },
    ...(canary === undefined || canary === stable
      ? []
      : [{ spec: "canary", label: `Den kommende, til afprøvning (nu ${canary})` }]),
    ...(stable === undefined
      ? []
      : [
          { spec: major, label: `Kun version ${major}: nyt, men intet, der ændrer pladsen` },
          { spec: `${major}.${minor}`, label: `Kun version ${major}.${minor}: kun rettelser` },
        ]),
    ...published.map((version) => ({ spec: version, label: `Præcis ${version}: får ingen rettelser` })),
  ];
}
