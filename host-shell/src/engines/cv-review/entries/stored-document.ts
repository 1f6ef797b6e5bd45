import { gunzipSync, gzipSync } from "node:zlib";
import { findCprInLines } from "../privacy/cpr-in-lines.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import { replacePlaces } from "../../../privacy/replace-places.ts";
import type { CvDocument, CvLine } from "../reading/cv-document.ts";

/** The most bytes of a document that is kept, after compression. Five full pages have about 25 000. */
const mostBytes = 300_000;
const mostUnpacked = 8_000_000;

/**
 * A document in few bytes, so that a correction can be judged without the file. CPR numbers are masked. `undefined` if
 * the document is too large, as only a file that was not written for people is.
 */
export function packedDocument(document: CvDocument): Uint8Array | undefined {
  const links = document.links.map((link) => ({
    ...link,
    text: maskCpr(link.text),
    ...(link.url !== undefined && { url: maskCpr(link.url) }),
  }));
  const text = JSON.stringify({ ...document, links, lines: withoutCpr(document.lines) });
  if (text.length > mostUnpacked / 3) return undefined;
  const packed = gzipSync(text, { level: 6 });
  return packed.length > mostBytes ? undefined : new Uint8Array(packed);
}

/** Reads what `packedDocument` returned. */
export function unpackedDocument(packed: Uint8Array): CvDocument {
  return JSON.parse(gunzipSync(packed, { maxOutputLength: mostUnpacked }).toString()) as CvDocument;
}

function withoutCpr(lines: readonly CvLine[]): readonly CvLine[] {
  const parts = Map.groupBy(findCprInLines(lines).flat(), ({ line }) => line);
  return lines.map((line) => {
    const own = parts.get(line);
    if (own === undefined) return line;
    return { ...withoutCells(line), text: replacePlaces(line.text, own, (part) => part.replaceAll(/\p{N}/gu, "x")) };
  });
}

/** A number may continue in the next cell, so the cells of its line are not kept. */
function withoutCells({ cells: _, ...line }: CvLine): Omit<CvLine, "cells"> {
  return line;
}
