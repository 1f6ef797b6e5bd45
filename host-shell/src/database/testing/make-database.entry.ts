import { provideDatabase } from "../empty-database.ts";

// Creates a missing database without the build's template, which takes long enough for a test to kill the process.
const [folder = ""] = process.argv.slice(2);
await provideDatabase(folder, "/no/such/template");
process.send?.("made");
