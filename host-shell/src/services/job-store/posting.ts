import { createHash } from "node:crypto";
import type { Region } from "shared-runtime/api/jobmatch.ts";

/** A posting as it was read. All texts are plain text that can be stored and shown. */
export interface Posting {
  /** The id of the posting on its board, qualified by the board, since boards number their postings independently. */
  readonly identifier: string;
  readonly title: string;
  readonly company: string;
  /** The name of the place that visitors see. Empty if the posting names no place. */
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

/** The SHA-256 of a posting, hexadecimal. Postings with the same digest are equal. */
export function digestOf(posting: Posting): string {
  const { identifier, title, company, location, zip, region, language, description, summary, skills } = posting;
  const described = [identifier, title, company, location, zip, region, language, description, summary, skills];
  const { sourceUrl, postedAt, validThrough } = posting;
  return createHash("sha256")
    .update(JSON.stringify([...described, sourceUrl, postedAt, validThrough]))
    .digest("hex");
}
