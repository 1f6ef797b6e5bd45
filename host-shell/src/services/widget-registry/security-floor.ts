import { compare } from "semver";

interface Version {
  readonly version: string;
  readonly withdrawnForSecurity: boolean;
}

/**
 * Returns a test for unsafe versions: those that are not higher than a version that was withdrawn for security. They
 * may have the same hole, so none of them replaces another version by itself.
 */
export function unsafeAmong(versions: readonly Version[]): (version: string) => boolean {
  const withdrawn = versions.filter(({ withdrawnForSecurity }) => withdrawnForSecurity);
  return (version) => withdrawn.some((one) => compare(version, one.version) <= 0);
}
