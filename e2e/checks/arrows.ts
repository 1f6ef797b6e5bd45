/** Checks the rules in `.dependency-cruiser.mjs`, and that every source file of the repository was read. */
import { join } from "node:path";
import { cruiseHouse, objectionsTo } from "./cruise-house.ts";

const cruised = await cruiseHouse(join(import.meta.dirname, "../.."));
const objections = objectionsTo(cruised);
for (const objection of objections) console.error(objection);
console.log(`${cruised.modules} modules and ${cruised.dependencies} dependencies read.`);
process.exitCode = objections.length === 0 ? 0 : 1;
