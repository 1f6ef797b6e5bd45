/**
 * `npm run test:faults -- [name]...`: runs all faults that operators may meet, or only the named ones, against built
 * servers on this machine, and prints the promised and the measured figures. Exits with 1 if a promise was not kept.
 */
import { messageOf } from "shared-runtime/node/message-of.ts";
import { onGround } from "./ground.ts";
import { describeFigure, type Figure, isKept, type Scenario } from "./scenario.ts";
import { crashes, silence, terminations } from "./scenarios/database.ts";
import { backup, clock } from "./scenarios/data.ts";
import { deploy } from "./scenarios/deploy.ts";
import { fullDisk } from "./scenarios/disk.ts";
import { freeze, kills, rollingRestarts } from "./scenarios/servers.ts";

const scenarios: readonly Scenario[] = [
  deploy,
  silence(40),
  terminations,
  crashes,
  freeze,
  rollingRestarts,
  kills,
  fullDisk,
  backup,
  clock,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(", ")}. Faults: ${scenarios.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

let failed = 0;
for (const scenario of scenarios) {
  if (names.length > 0 && !names.includes(scenario.name)) continue;
  const startedAt = performance.now();
  const figures = await run(scenario);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  const kept = figures.length > 0 && figures.every(isKept);
  if (!kept) failed += 1;
  console.log(`${kept ? "kept  " : "BROKEN"}  ${scenario.name}: ${scenario.promise} (${seconds} s)`);
  for (const figure of figures) console.log(`        ${describeFigure(figure)}`);
}
process.exitCode = failed === 0 ? 0 : 1;

async function run({ name, run: runIn }: Scenario): Promise<readonly Figure[]> {
  try {
    return await onGround(runIn);
  } catch (error) {
    console.log(`${name} broke off: ${messageOf(error)}`);
    return [];
  }
}
