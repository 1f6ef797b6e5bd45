import { expect, it } from "vitest";
import { placeholder } from "../../shared-runtime/src/editors/placeholder.ts";
import { buildPackage as buildGhost } from "../ghost/build/build-package.ts";
import { buildPackage as buildHtml } from "../html/build/build-package.ts";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShippedTool } from "./shipped-tool.ts";

const profile = { title: "CV-tjek", summary: "Et værktøj.", icon: "M0 0", minHeight: 0 } as const;
const tools: readonly ShippedTool[] = [
  {
    name: "cv-check",
    version: "1.0.0",
    profile: { ...profile, audience: "everyone", home: "/cv-tjek", linkText: "Åbn CV-tjekket", usualLoad: "visible" },
    schema: { properties: { uploadTitle: { type: "string" } } },
  },
  { name: "sign-up", version: "1.0.0", profile: { ...profile, audience: "site", usualLoad: "eager" }, schema: {} },
];
const [cvCheck, signUp] = [
  placeholder(tools[0]!, { host: "https://host" }),
  placeholder(tools[1]!, { host: "https://host", load: "eager" }),
];

/** The files of a package by their path. */
function built(build: typeof buildGhost, system: string): Record<string, string> {
  const dist = mkdtempSync(join(tmpdir(), "package-"));
  build({ tools, folder: join(import.meta.dirname, "..", system), dist });
  const files = globSync("**/*.{html,hbs}", { cwd: dist });
  const texts = files.map((file) => [file, readFileSync(join(dist, file), "utf8")] as const);
  rmSync(dist, { recursive: true });
  return Object.fromEntries(texts);
}

it("Ghost's cards and partials are the placeholders, and its injected code is the loader", () => {
  expect(built(buildGhost, "ghost")).toEqual({
    "code-injection.html": '<script src="https://host/embed.js"></script>\n',
    "cards/cv-check.html": `<!--kg-card-begin: html-->\n${cvCheck}\n<!--kg-card-end: html-->\n`,
    "cards/sign-up.html": `<!--kg-card-begin: html-->\n${signUp}\n<!--kg-card-end: html-->\n`,
    "partials/lederkredsen-cv-check.hbs": `${cvCheck}\n`,
    "partials/lederkredsen-sign-up.hbs": `${signUp}\n`,
  });
});

it("the plain HTML is the placeholders, alone and in a page with the loader", () => {
  const { "pages/cv-check.html": page, ...others } = built(buildHtml, "html");
  expect(others).toMatchObject({
    "loader.html": '<script src="https://host/embed.js"></script>\n',
    "cv-check.html": `${cvCheck}\n`,
    "sign-up.html": `${signUp}\n`,
  });
  expect(page).toContain(`<h1>CV-tjek</h1>\n${cvCheck}\n</main>`);
  expect(page).toContain('<script src="https://host/embed.js"></script>\n</head>');
});
