import { globSync } from "node:fs";
import { basename, dirname } from "node:path";

const loader = "host-shell/dist/browser/loader.js";
const platform = "host-shell/dist/browser/platform/*.js";
const entryOf = (widget) => `widgets/${widget}/dist/remoteEntry.js`;
const widgets = globSync("widgets/*/package.json").map((path) => basename(dirname(path)));

/** Most bytes after gzip. What is not listed here is fetched only later, or only where a shared module does not fit. */
export default [
  { name: "loader", path: loader, limit: "3 kB", gzip: true },
  { name: "platform", path: platform, limit: "90 kB", gzip: true },
  {
    name: "page without widgets",
    path: ["host-shell/dist/browser/**/*.js", `!${platform}`],
    limit: "6 kB",
    gzip: true,
  },
  ...widgets.map((widget) => ({ name: `widget ${widget}`, path: entryOf(widget), limit: "32 kB", gzip: true })),
  { name: "page of the CV check", path: [loader, platform, entryOf("cv-check")], limit: "125 kB", gzip: true },
];
