import { createHash } from "node:crypto";
import type { Region } from "shared-runtime/api/jobmatch.ts";

/** A posting as it was read: everything in it is plain text that can be kept and shown. */
export interface Posting {
  /** What its board knows it by, together with the board: others number their postings too. */
  readonly identifier: string;
  readonly title: string;
  readonly company: string;
  /** Where the work is, as it is shown. Empty where the posting does not say. */
  readonly location: string;
  readonly zip: string | undefined;
  readonly region: Region | undefined;
  readonly language: "da" | "en";
  readonly description: string;
  readonly summary: string;
  readonly skills: readonly string[];
  readonly sourceUrl: string;
  readonly postedAt: Date | undefined;
  readonly validThrough: Date | undefined;
}

/** SHA-256, hexadecimal: two postings with the same digest say the same. */
export function digestOf(posting: Posting): string {
  const { identifier, title, company, location, zip, region, language, description, summary, skills } = posting;
  const said = [identifier, title, company, location, zip, region, language, description, summary, skills];
  const { sourceUrl, postedAt, validThrough } = posting;
  return createHash("sha256")
    .update(JSON.stringify([...said, sourceUrl, postedAt, validThrough]))
    .digest("hex");
}
