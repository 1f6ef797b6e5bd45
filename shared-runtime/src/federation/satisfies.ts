/**
 * Whether `offered` can replace `built`: same major version, not older, not a pre-release. Equal versions always fit.
 */
export function satisfies(offered: string, built: string): boolean {
  if (offered === built) return true;
  if (offered.includes("-")) return false;
  const [one, other] = [offered, built].map((version) => version.split(/[.+-]/, 3).map(Number));
  const [major, minor = 0, patch = 0] = one ?? [];
  const [builtMajor, builtMinor = 0, builtPatch = 0] = other ?? [];
  return major === builtMajor && (minor > builtMinor || (minor === builtMinor && patch >= builtPatch));
}
