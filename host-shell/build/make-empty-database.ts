import { rm } from "node:fs/promises";
import { emptyDatabase, emptyDatabases, provideDatabase } from "../src/database/empty-database.ts";

await rm(emptyDatabases, { recursive: true, force: true });
await provideDatabase(emptyDatabase(), "/no/template");
