import { compare } from "semver";

interface Version {
  readonly version: string;
  readonly withdrawnForSecurity: boolean;
}

/**
 * Returns whether a version is as low as one that was withdrawn for security, or lower: it may have the same hole, so
 * that it replaces no other version by itself.
 */
export function unsafeAmong(versions: readonly Version[]): (version: string) => boolean {
  const withdrawn = versions.filter(({ withdrawnForSecurity }) => withdrawnForSecurity);
  return (version) => withdrawn.some((one) => compare(version, one.version) <= 0);
}
