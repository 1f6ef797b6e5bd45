/** Prints how well the judged set is ranked, as JSON, for the bench. */
import { readJudgedSet } from "./judged-set.ts";
import { measureNaively } from "./measure-naively.ts";

const { ndcgAt10, recallAt99 } = measureNaively(readJudgedSet());
process.stdout.write(`${JSON.stringify({ ndcgAt10, recallAt99 })}\n`);
