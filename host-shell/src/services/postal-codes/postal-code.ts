import type { Region } from "shared-runtime/api/jobmatch.ts";

export interface PostalCode {
  /** Four digits. */
  readonly zip: string;
  readonly city: string;
  readonly region: Region;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}
