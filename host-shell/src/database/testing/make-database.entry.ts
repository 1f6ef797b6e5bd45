import { provideDatabase } from "../empty-database.ts";

// Creates a missing database without the build's template, which takes long enough to kill the process meanwhile.
const [folder = ""] = process.argv.slice(2);
await provideDatabase(folder, "/no/such/template");
process.send?.("made");
