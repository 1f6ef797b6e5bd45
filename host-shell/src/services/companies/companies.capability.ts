import type { Logger } from "pino";
import { companyCalls } from "./companies.routes.ts";
import type { Tables } from "../../database/database.ts";
import type { Capability } from "../capability.ts";
import { cachedRegister } from "./cached-register.ts";
import { createCompanySeed } from "./company-seed.ts";
import { createCvrRegister, type CvrOptions } from "./cvr-register.ts";
import { createEmbeddedRegister } from "./embedded-register.ts";

interface Options {
  readonly tables: Tables;
  /** The CVR register. If absent, the embedded register is used. */
  readonly cvr: CvrOptions | undefined;
  /** Number of made-up units in the embedded register. */
  readonly seed: number;
  readonly log: Logger;
}

/** Finds places of work. */
export function companiesCapability({ tables, cvr, seed, log }: Options): Capability {
  if (cvr) return { routes: [companyCalls({ register: cachedRegister(createCvrRegister(cvr)), log })] };
  return {
    routes: [companyCalls({ register: createEmbeddedRegister(tables), log })],
    ...(seed > 0 && { sweeps: [createCompanySeed({ tables, log, count: seed })] }),
  };
}
