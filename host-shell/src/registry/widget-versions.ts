import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { CodedBody } from "../http/coded-body.ts";

/** One version of a widget and its files. */
export interface WidgetVersion {
  readonly manifest: RemoteManifest;
  /** The version as the registry lists it. A local build carries its revision as build metadata: `1.0.0+3fa2c1d4`. */
  readonly version: string;
  /** Whether ranges include it. */
  readonly released: boolean;
  /** Whether it was withdrawn because it failed. Pages that ask for exactly this version still get it. */
  readonly withdrawn: boolean;
  /** Whether it was withdrawn for security: no page gets it. */
  readonly withdrawnForSecurity: boolean;
  /** The exact text of `widget.json`, which signatures cover. */
  readonly manifestText?: string;
  /** Reads a file by path. `undefined` if the version has no such file, or if one of its files was changed. */
  readonly read: (path: string) => Promise<CodedBody | undefined>;
}

/** The channels of a widget: channel name to version. */
export interface ServedChannels {
  readonly channels: Readonly<Record<string, string>>;
  readonly previous: Readonly<Record<string, string>>;
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  readonly canaryShare: number;
}
