import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { CodedBody } from "../http/coded-body.ts";

/** One version of a widget and its files. */
export interface WidgetVersion {
  readonly manifest: RemoteManifest;
  /** The version number in the registry. A local build has its revision as build metadata: `1.0.0+3fa2c1d4`. */
  readonly version: string;
  /** Whether ranges include the version. */
  readonly released: boolean;
  /** Whether the version was withdrawn because it failed. Pages that ask for exactly this version still get it. */
  readonly withdrawn: boolean;
  /** Whether the version was withdrawn for security. No page gets it. */
  readonly withdrawnForSecurity: boolean;
  /** The exact text of `widget.json`, which signatures cover. */
  readonly manifestText?: string;
  /**
   * Reads a file by path. Resolves with `undefined` if the version has no such file, or if one of its files was changed.
   */
  readonly read: (path: string) => Promise<CodedBody | undefined>;
}

/** The channels of a widget: channel name to version. */
export interface ServedChannels {
  readonly channels: Readonly<Record<string, string>>;
  readonly previous: Readonly<Record<string, string>>;
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  readonly canaryShare: number;
}
