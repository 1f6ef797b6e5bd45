import { provideDatabase } from "../empty-database.ts";

// Makes a database where there is none, without what the build leaves behind: long enough to be killed meanwhile.
const [folder = ""] = process.argv.slice(2);
await provideDatabase(folder, "/no/such/template");
process.send?.("made");
