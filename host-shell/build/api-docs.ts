/**
 * Copies the page that shows the API's description, and its viewer, to the folder from which the server serves them.
 */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { viewerFolder } from "../src/server/api-docs.routes.ts";

const page = join(import.meta.dirname, "../api-docs");
const viewer = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

rmSync(viewerFolder, { recursive: true, force: true });
mkdirSync(viewerFolder, { recursive: true });
cpSync(page, viewerFolder, { recursive: true });
for (const file of ["swagger-ui-bundle.js", "swagger-ui.css"]) cpSync(join(viewer, file), join(viewerFolder, file));
