import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { CodedBody } from "../http/coded-body.ts";

/** One version of a widget and its files. */
export interface WidgetVersion {
  readonly manifest: RemoteManifest;
  /** The version as the registry lists it. A local build carries its revision as build metadata: `1.0.0+3fa2c1d4`. */
  readonly version: string;
  /** Whether ranges may find it. */
  readonly released: boolean;
  /** A file by its path. `undefined` if the version has none, or not the one that its manifest describes. */
  readonly read: (path: string) => Promise<CodedBody | undefined>;
}

/** What a widget's channels serve. */
export interface ServedChannels {
  readonly channels: Readonly<Record<string, string>>;
  readonly previous: Readonly<Record<string, string>>;
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  readonly canaryShare: number;
}
