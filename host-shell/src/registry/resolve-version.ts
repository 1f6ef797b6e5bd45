import type { RegisteredWidget, ResolvedVersion } from "./registry-document.ts";

/**
 * Returns the version for `spec`: that of a channel, an exact version, or the newest of a range such as `1` or `1.4`;
 * `undefined` if there is no such version. As in semver, a version without build metadata also matches one with it
 * (`1.4.0+3fa2`), and a range includes no pre-release (`1.4.0-rc.1`). Server and loader share this function.
 */
export function resolveVersion(widget: RegisteredWidget, spec: string): ResolvedVersion | undefined {
  const requested = widget.channels[spec] ?? spec;
  const versions = Object.entries(widget.versions);
  const found =
    versions.find(([version]) => version === requested) ??
    versions.find(
      ([version, { exactOnly }]) =>
        version.startsWith(`${requested}+`) ||
        (version.startsWith(`${requested}.`) && !version.includes("-") && !exactOnly),
    );
  return found && { version: found[0], files: found[1] };
}
