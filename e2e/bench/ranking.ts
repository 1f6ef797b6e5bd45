import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const entry = join(import.meta.dirname, "../../host-shell/src/engines/job-match/judged/measure.entry.ts");

export interface RankingQuality {
  readonly ndcgAt10: number;
  readonly recallAt99: number;
}

/** Measures the quality of the ranking for the CVs of the judged set, each from 0 to 1. */
export async function rankJudgedSet(): Promise<RankingQuality> {
  const { stdout } = await promisify(execFile)(process.execPath, [entry]);
  return JSON.parse(stdout) as RankingQuality;
}
