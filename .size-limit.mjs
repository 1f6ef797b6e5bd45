import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { readWidgetPackage } from "shared-runtime/build/widget-package.ts";

const loader = "host-shell/dist/browser/loader.js";
const inPlatform = (file) => `host-shell/dist/browser/platform/${file}-*.js`;
const platform = inPlatform("platform");
const shell = inPlatform("shell");
const onEachPage = (file) => `host-shell/dist/browser/assets/${file}-*.js`;
const sessionTimeout = onEachPage("session-timeout");
const widgets = globSync("widgets/*/package.json").map(dirname);
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const { carriedParts, blocks, scripts: pageScripts } = json("host-shell/dist/browser/browser.json");
/** The script that each page contains, as a file: the measuring tool takes only files. */
const beforeFirstPaint = join(mkdtempSync(join(tmpdir(), "sizes-")), "before-first-paint.js");
writeFileSync(beforeFirstPaint, pageScripts.beforeFirstPaint.code);
const inBrowser = (file) => `host-shell/dist/browser/${file}`;
/** The blocks and templates that have scripts, which the server joins to one file a page. */
const scripted = Object.entries(blocks).filter(([, { scripts }]) => scripts.some((file) => file.includes("/script-")));
/** Templates, and the search, which is on pages without such blocks. */
const notMixed = new Set(["self-service", "widget-page", "not-found-page", "search-page", "site-search"]);
const blockScripts = [
  ...new Set(scripted.flatMap(([name, { scripts }]) => (notMixed.has(name) ? [] : scripts)).map(inBrowser)),
];
/** Paths of the scripts that a first mount loads besides the platform, which holds the parts that every widget needs. */
const scriptsOf = (widget) => {
  const { entry, parts } = json(`${widget}/dist/widget.json`);
  return [entry, ...parts.filter((part) => !carriedParts.includes(part))].map((path) => `${widget}/dist/${path}`);
};
const stylesOf = (widget) => json(`${widget}/dist/widget.json`).styles.map((path) => `${widget}/dist/${path}`);
/** Path of the file of a form. The names of the other files of its widget are hashes. */
const formFile = (formId) =>
  globSync("widgets/service-forms/dist/assets/*.js").find((file) => {
    const code = readFileSync(file, "utf8");
    // The file of the preview for editors names all forms.
    return code.includes(formId) && formIds.every((other) => other === formId || !code.includes(other));
  });
const formIds = ["LHO0141", "LHO0075", "LHO0089", "LHO0076", "LHO0045", "LHO0131"];
const budgetOf = (widget) => `${readWidgetPackage(widget).budget} kB`;

/**
 * Limits in bytes after gzip. Files that are not listed here are fetched only later, or only if a shared module does
 * not fit.
 */
export default [
  { name: "loader", path: loader, limit: "3.31 kB", gzip: true },
  { name: "shell", path: shell, limit: "7.1 kB", gzip: true },
  { name: "platform", path: platform, limit: "98.1 kB", gzip: true },
  { name: "first frames for other sites", path: inPlatform("foreign-page"), limit: "1 kB", gzip: true },
  { name: "editors' overlay", path: inPlatform("editor-overlay"), limit: "6.5 kB", gzip: true },
  { name: "developers' override", path: inPlatform("developer-override"), limit: "6.6 kB", gzip: true },
  { name: "repair of built-ins", path: inPlatform("mend-built-ins"), limit: "2.5 kB", gzip: true },
  { name: "before the first paint", path: beforeFirstPaint, limit: "1.25 kB", gzip: true },
  { name: "script of every page, with the menu", path: onEachPage("page"), limit: "3.95 kB", gzip: true },
  { name: "search in the header", path: ["search-dialog", "search-field"].map(onEachPage), limit: "2 kB", gzip: true },
  { name: "session timeout, for members who are signed in", path: sessionTimeout, limit: "2.2 kB", gzip: true },
  {
    name: "debug panel of the session, with AUTH_DEBUG alone",
    path: onEachPage("session-debug"),
    limit: "3.5 kB",
    gzip: true,
  },
  ...scripted.map(([name, { scripts }]) => ({
    name: `script of ${name}`,
    path: scripts.map(inBrowser),
    limit:
      name === "site-search"
        ? "3 kB"
        : name === "my-data"
          ? "2.7 kB"
          : ["contact-details", "self-service", "not-found-page"].includes(name)
            ? "2.2 kB"
            : "1.5 kB",
    gzip: true,
  })),
  {
    name: "script of the embed studio",
    path: ["embed-studio", "start-studio"].map(onEachPage),
    limit: "14 kB",
    gzip: true,
  },
  { name: "script of its previews", path: onEachPage("embed-preview"), limit: "1 kB", gzip: true },
  {
    // Compressed one by one. `npm run bench -- blocks` measures the joined file of a page, of at most 8 kB with this.
    name: "script of every page and scripts of all blocks",
    path: [onEachPage("page"), ...blockScripts],
    limit: "16.5 kB",
    gzip: true,
  },
  { name: "adapter for Cookiebot", path: "host-shell/dist/browser/consent/cookiebot.js", limit: "0.5 kB", gzip: true },
  ...widgets.map((widget) => ({
    name: `first mount of ${basename(widget)}`,
    path: [...scriptsOf(widget), ...stylesOf(widget)],
    limit: budgetOf(widget),
    gzip: true,
  })),
  ...formIds.map((formId) => ({ name: `form ${formId}`, path: formFile(formId), limit: "8 kB", gzip: true })),
  {
    name: "scripts of the CV check's page",
    path: [loader, shell, platform, ...scriptsOf("widgets/cv-check")],
    limit: "143.8 kB",
    gzip: true,
  },
];
