import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import { companyUnit } from "./companies.tables.ts";
import { addUnits, analyseUnits } from "./embedded-register.ts";
import { generateUnit } from "./generate-unit.ts";

/** The units per statement: few, so that other queries do not wait noticeably. */
const batchSize = 500;

interface CompanySeedOptions {
  readonly tables: Tables;
  readonly log: Logger;
  readonly count: number;
}

/** Fills the register with made-up units up to `count`. Continues after a server was killed. */
export function createCompanySeed({ tables, log, count }: CompanySeedOptions): Sweepable {
  return {
    async sweep() {
      const stored = await tables.$count(companyUnit);
      // The last batch may be stored in part; existing units are not changed.
      for (let from = Math.floor(stored / batchSize) * batchSize; from < count; from += batchSize) {
        const numbers = Array.from({ length: Math.min(batchSize, count - from) }, (_, step) => from + step);
        await addUnits(tables, numbers.map(generateUnit));
      }
      if (stored < count) await analyseUnits(tables);
      if (stored < count) log.info({ units: count }, "the company register was filled with made-up production units");
      return Math.max(0, count - stored);
    },
  };
}
