import { dirname } from "node:path";
import { closure, type ImportGraph } from "./import-graph.ts";

/** Test files of both runners, or "all" if a change may affect any file. */
export interface TouchedTests {
  readonly unit: readonly string[] | "all";
  readonly browser: readonly string[] | "all";
}

const everything: TouchedTests = { unit: "all", browser: "all" };
const unitTest = /\.test\.tsx?$/;
const browserTest = /^e2e\/(?:journeys|platform|faults)\/.*\.test\.ts$/;
/** Tests that run only before a release, in a browser or a CMS of their own. */
const releaseTest = /^e2e\/(?:webkit|cms)\//;
/** This file is used by every browser test, so its use does not relate a test to a part of the product. */
const everyBrowserTest = "e2e/test.ts";
const configuration = /^[^/]+$|(?:^|\/)(?:package|turbo)\.json$|\.config\.ts$/;

/**
 * Browser tests import no product code. A part of the product affects the browser tests that name it, in their own text
 * or in that of their page objects, and the browser tests that its users affect. Any other product file affects all
 * browser tests.
 *
 * Tests of the platform and of faults place a widget as a sample. The code of a widget affects only journeys, and of
 * these the ones that drive it with a page object that names it. Its props and its editor profile affect every test that
 * names it.
 */
const parts: readonly (readonly [part: RegExp, name: (part: string) => RegExp])[] = [
  [/^(?:e2e\/fixtures\/)?widgets\/([^/]+)\//, (widget) => new RegExp(`\\b${widget}\\b`, "i")],
  [/^host-shell\/src\/(?:services|engines)\/(?:job|postal-codes)/, () => /jobmatch/i],
  [/^host-shell\/src\/services\/(?:outbox|submission|uploads)/, () => /\bgate\b|lead-forms/i],
  [/^host-shell\/src\/services\/sign-in/, () => /sign-?in|log-ind|session/i],
  [/^host-shell\/src\/services\/widget-/, () => /publishing-host|\/widgets\b|registry/],
  [/^host-shell\/src\/(?:services|engines)\/cv-/, () => /cv-?check|cv-tjek|\btool\b/i],
];
const widgetCode = /^(?:e2e\/fixtures\/)?widgets\/[^/]+\/src\/(?!.*\.(?:props|editor)\.ts$)/;
const journey = /^e2e\/journeys\//;
const pageObject = /^e2e\/pages\//;
/** A fixture of every browser test that is a page object: `tool: async ({ page }, use) => use(new CvCheck(page))`. */
const pageObjectFixture = /(\w+): async \([^)]*\) => use\(new (\w+)\(/g;
const product = /^(?:host-shell|shared-runtime|widgets|cms-snippets|e2e\/fixtures\/widgets)\//;
const notProduct = /\.test\.tsx?$|\/(?:testing|judged)\/|\.md$/;
/** These files name all parts of the server, to run or bundle them, so their imports relate no test to a part. */
const composition = /^host-shell\/(?:vite\.server\.config\.ts$|src\/(?:main\.ts$|(?:server|dev)\/))/;

/** The tests that the changed files can make fail, according to the imports of the repository. */
export function touchedTests(changed: readonly string[], graph: ImportGraph): TouchedTests {
  if (changed.some((file) => configuration.test(file) && !file.endsWith(".md"))) return everything;
  // A deleted file: the remaining files do not show what used it.
  if (changed.some((file) => !graph.files.has(file) && !unitTest.test(file) && !file.endsWith(".md")))
    return everything;
  // A file that no other file names is found through a folder or a pattern, as migrations and content are.
  const unnamed = changed.filter(
    (file) => !unitTest.test(file) && !file.endsWith(".md") && graph.usersOf(file).length === 0,
  );
  const unit = unnamed.some((file) => !/\.tsx?$/.test(file)) ? "all" : unitTestsOf(changed, graph);
  return { unit, browser: browserTestsOf(changed, graph) };
}

function unitTestsOf(changed: readonly string[], graph: ImportGraph): readonly string[] {
  const documents = changed.some((file) => file.endsWith(".md"))
    ? [...graph.files].filter((file) => unitTest.test(file) && graph.textOf(file).includes(".md"))
    : [];
  // Programs that tests start, such as builds, are tested in their own folder.
  const folders = new Set(changed.map((file) => dirname(file)));
  const beside = [...graph.files].filter((file) => unitTest.test(file) && folders.has(dirname(file)));
  const reached = closure([...changed, ...documents, ...beside], graph.usersOf);
  return [...reached]
    .filter(
      (file) => graph.files.has(file) && unitTest.test(file) && !browserTest.test(file) && !releaseTest.test(file),
    )
    .toSorted();
}

function browserTestsOf(changed: readonly string[], graph: ImportGraph): readonly string[] | "all" {
  const tests = [...graph.files].filter((file) => browserTest.test(file));
  const touched = new Set<string>();
  const imported = closure(
    changed.filter((file) => file.startsWith("e2e/")),
    graph.usersOf,
  );
  for (const file of tests) if (imported.has(file)) touched.add(file);

  const users = (file: string): readonly string[] =>
    graph.usersOf(file).filter((user) => isProduct(user) && !(isNamed(file) && composition.test(user)));
  const around = new Map(tests.map((test) => [test, filesAround(test, graph)]));
  for (const file of closure(changed.filter(isProduct), users)) {
    const name = nameOf(file);
    // Shared code affects the browser tests that its users affect.
    if (name === undefined && (!file.startsWith("shared-runtime/src/") || users(file).length === 0)) return "all";
    if (name === undefined) continue;
    for (const test of testsThatName(name, around, graph, widgetCode.test(file))) touched.add(test);
  }
  return [...touched].toSorted();
}

/** The files around each browser test, by test. */
type FilesAround = ReadonlyMap<string, readonly string[]>;

/** With `driven`, the journeys whose page objects match the name, if there are any. */
function testsThatName(name: RegExp, around: FilesAround, graph: ImportGraph, driven: boolean): readonly string[] {
  if (driven) {
    const pageObjects = [...graph.files].filter(
      (file) => pageObject.test(file) && name.test([file, ...placedIn(graph.textOf(file))].join(" ")),
    );
    const driving = testsThatDrive(pageObjects, around, graph);
    if (driving.length > 0) return driving;
  }
  const names = (file: string): boolean => file.startsWith("e2e/") && name.test(file + graph.textOf(file));
  return [...around].flatMap(([test, files]) => (files.some(names) ? test : []));
}

/** The widgets that the selectors of a page object name: `[data-widget=cv-check]`. */
function placedIn(text: string): readonly string[] {
  return text.match(/data-widget=["']?[\w-]+/g) ?? [];
}

/** The journeys that import one of the page objects or ask for a fixture that is one. */
function testsThatDrive(pageObjects: readonly string[], around: FilesAround, graph: ImportGraph): readonly string[] {
  const fixtures = [...graph.textOf(everyBrowserTest).matchAll(pageObjectFixture)]
    .filter(([, , type]) => pageObjects.some((file) => graph.textOf(file).includes(`class ${type} `)))
    .map(([, fixture]) => new RegExp(`\\(\\{[^}]*\\b${fixture}\\b`));
  const drives = (test: string, files: readonly string[]): boolean =>
    fixtures.some((fixture) => fixture.test(graph.textOf(test))) || files.some((file) => pageObjects.includes(file));
  return [...around].flatMap(([test, files]) => (journey.test(test) && drives(test, files) ? test : []));
}

function isNamed(file: string): boolean {
  return nameOf(file) !== undefined;
}

function isProduct(file: string): boolean {
  return product.test(file) && !notProduct.test(file);
}

/** The pattern by which browser tests name the product part of the file. */
function nameOf(file: string): RegExp | undefined {
  for (const [part, name] of parts) {
    const match = part.exec(file);
    if (match) return name(match[1] ?? "");
  }
  return undefined;
}

/** A test, its page objects and its servers. */
function filesAround(test: string, graph: ImportGraph): readonly string[] {
  return [...closure([test], (file) => graph.usedBy(file).filter((used) => used !== everyBrowserTest))];
}
