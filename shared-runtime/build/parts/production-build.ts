import { build, type InlineConfig, type Rolldown } from "vite";

/** Builds for production, also where `NODE_ENV` has another value, as in tests. Builds must not overlap. */
export async function productionBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return (await build(config)) as Rolldown.RolldownOutput;
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}
