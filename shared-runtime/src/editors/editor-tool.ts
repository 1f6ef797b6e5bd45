import type { LinkProfile, PlaceholderTool } from "./placeholder.ts";

/** `profile.json` of a version, with an absolute address of the picture. */
export interface EditorProfile extends LinkProfile {
  /** One sentence. */
  readonly summary: string;
  /** The path data (`d`) of a line drawing of 20 by 20 units. */
  readonly icon: string;
  readonly picture?: string;
  readonly audience: "everyone" | "members" | "site";
  readonly usualLoad: string;
  /** Height of the first screen on a phone, in CSS pixels. */
  readonly minHeight: number;
}

/** A tool that editors can choose: what a placeholder needs, and what a form shows. */
export interface EditorTool extends PlaceholderTool {
  /** The version that the schema and the profile are of. */
  readonly version: string;
  /** Absent for versions that were published before profiles existed. */
  readonly profile?: EditorProfile;
}
