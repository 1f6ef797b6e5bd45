import { idfOf } from "../ranking/score.ts";
import type { Segment } from "./segment.ts";

/** Returns a function from a term, as bytes, to its inverse document frequency among the live jobs. */
export function idfIn(segments: readonly Segment[]): (term: Uint8Array) => number {
  const jobs = segments.reduce((sum, { living }) => sum + living, 0);
  return (term) => {
    let having = 0;
    for (const segment of segments) {
      const number = segment.termOf(term);
      if (number !== undefined) having += segment.livingWith(number);
    }
    return idfOf(jobs, having);
  };
}
