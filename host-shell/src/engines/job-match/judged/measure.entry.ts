/** Prints how well the judged set is ranked, as JSON, for the bench. */
import { readJudgedSet } from "./judged-set.ts";
import { measureIndex } from "./measure-index.ts";

const { ndcgAt10, recallAt99 } = measureIndex(readJudgedSet());
process.stdout.write(`${JSON.stringify({ ndcgAt10, recallAt99 })}\n`);
