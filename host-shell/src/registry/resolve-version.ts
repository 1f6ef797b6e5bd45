import type { RegisteredVersion, RegisteredWidget } from "./registry-document.ts";

export interface Resolved {
  readonly version: string;
  readonly files: RegisteredVersion;
}

/**
 * Finds the version that a placeholder asks for: a channel, an exact version, or the newest of a range such as `1` or
 * `1.4`. Build metadata (`1.4.0+3fa2`) does not count, as in semver. Server and loader decide by this one function.
 */
export function resolveVersion(widget: RegisteredWidget, wish: string): Resolved | undefined {
  const wished = widget.channels[wish] ?? wish;
  const version = Object.keys(widget.versions).find(
    (candidate) => candidate === wished || candidate.startsWith(`${wished}.`) || candidate.startsWith(`${wished}+`),
  );
  const files = version === undefined ? undefined : widget.versions[version];
  return version !== undefined && files ? { version, files } : undefined;
}
