import type { RegisteredVersion, RegisteredWidget } from "./registry-document.ts";

export interface Resolved {
  readonly version: string;
  readonly files: RegisteredVersion;
}

/**
 * Finds the version that a placeholder asks for: a channel, an exact version, or the newest of a range such as `1` or
 * `1.4`. As in semver, build metadata (`1.4.0+3fa2`) does not count, and a range has no pre-release (`1.4.0-rc.1`) in
 * it. Server and loader decide by this one function.
 */
export function resolveVersion(widget: RegisteredWidget, wish: string): Resolved | undefined {
  const wished = widget.channels[wish] ?? wish;
  const found = Object.entries(widget.versions).find(
    ([version]) =>
      version === wished ||
      version.startsWith(`${wished}+`) ||
      (version.startsWith(`${wished}.`) && !version.includes("-")),
  );
  return found && { version: found[0], files: found[1] };
}
