import { rm } from "node:fs/promises";
import { emptyDatabase, makeDatabase } from "../src/database/empty-database.ts";

await rm(emptyDatabase, { recursive: true, force: true });
await makeDatabase(emptyDatabase);
