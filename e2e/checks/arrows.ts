/** Checks the arrows in `.dependency-cruiser.mjs`, and that the whole repository was read. */
import { join } from "node:path";
import { cruiseHouse, objectionsTo } from "./cruise-house.ts";

/** Under what the repository holds, so that a parser that reads nothing does not pass. Raise it as the house grows. */
const floor = { modules: 550, dependencies: 1500 };

const cruised = await cruiseHouse(join(import.meta.dirname, "../.."));
const objections = objectionsTo(cruised, floor);
for (const objection of objections) console.error(objection);
console.log(`${cruised.modules} modules and ${cruised.dependencies} dependencies read.`);
process.exitCode = objections.length === 0 ? 0 : 1;
