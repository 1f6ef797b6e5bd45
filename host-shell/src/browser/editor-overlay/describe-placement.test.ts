import { beforeEach, expect, it } from "vitest";
import { missing } from "shared-runtime/federation/missing.ts";
import { sampleFiles, sampleRegistry } from "../testing/sample-registry.ts";
import { describePlacement } from "./describe-placement.ts";

const files = sampleFiles();
const registry = sampleRegistry({
  "cv-check": {
    channels: { stable: "2.1.0", canary: "2.2.0" },
    versions: { "2.2.0": { ...files, exactOnly: true }, "2.1.0": files, "1.4.0+3fa2c1d4": files },
  },
  "job-match": { channels: {}, versions: { "0.9.0": files } },
});

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement("div");
  element.dataset["widget"] = "cv-check";
});
const described = (reported?: readonly string[], failure?: unknown) =>
  describePlacement(element, registry, { reported, failure });
const problems = (attributes: Readonly<Record<string, string>>): readonly string[] => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return described().problems;
};

it("describes a valid placeholder", () => {
  expect(described()).toEqual({
    name: "cv-check",
    version: "2.1.0",
    spec: "stable",
    load: "når det er ved at komme til syne",
    isOptional: false,
    state: "waiting",
    problems: [],
  });
});

it("names the loaded version, not the one that would be chosen", () => {
  element.dataset["widgetVersionLoaded"] = "2.2.0";
  expect(described().version).toBe("2.2.0");
});

it("includes problems that the widget reported", () => {
  expect(described(["data-x kendes ikke."]).problems).toEqual(["data-x kendes ikke."]);
});

it("reports a version that the registry does not list as unknown only after the placeholder failed", () => {
  const { "cv-check": listed, ...others } = registry.widgets;
  const partial = { ...registry, widgets: { ...others, "cv-check": { ...listed!, unlisted: true as const } } };
  element.dataset["widgetVersion"] = "1.3";
  const found = () => describePlacement(element, partial, {}).problems;
  expect(found()).toEqual([]);
  element.dataset["widgetState"] = "failed";
  expect(found()).toEqual([expect.stringContaining('cv-check findes ikke i versionen "1.3".')]);
});

it.each([
  ["cv-chek", 'Der findes intet værktøj med navnet "cv-chek". Mente du data-widget="cv-check"?'],
  ["kontingent", 'Der findes intet værktøj med navnet "kontingent". Der findes: cv-check, job-match.'],
  ["", "Der står ikke, hvilket værktøj det er. Skriv dets navn i data-widget. Der findes: cv-check, job-match."],
])("names the nearest widget for %j", (name, sentence) => {
  expect(problems({ "data-widget": name })).toEqual([sentence]);
});

it.each([
  ["cannary", "canary"],
  ["1.5", "1.4.0"],
  ["2.9.1", "2.1.0"],
  ["2.2.7", "2.2.0"],
  ["7", "stable"],
])("names the nearest version for %j", (spec, meant) => {
  expect(problems({ "data-widget-version": spec })).toEqual([
    `cv-check findes ikke i versionen "${spec}". Nærmeste, der findes: data-widget-version="${meant}".`,
  ]);
});

it("reports invalid JSON beside other problems, and once if the widget reports it too", () => {
  element.innerHTML = '<script type="application/json">{ "uploadTitle": "hej", }</script>';
  const unreadable = expect.stringMatching(/^Indstillingerne i <script type="application\/json"> kan ikke læses/);
  expect(problems({ "data-widget-version": "9" })).toEqual([
    'cv-check findes ikke i versionen "9". Nærmeste, der findes: data-widget-version="stable".',
    unreadable,
  ]);
  element.removeAttribute("data-widget-version");
  const [reported = ""] = described().problems;
  expect(described([reported]).problems).toEqual([reported]);
  element.innerHTML = '<script type="application/json">[1]</script>';
  expect(described().problems).toEqual([expect.stringContaining("skal stå i krølleparenteser")]);
});

it("names a version if a widget has no channel", () => {
  expect(problems({ "data-widget": "job-match" })).toEqual([
    'job-match findes ikke i versionen "stable". Nærmeste, der findes: data-widget-version="0.9.0".',
  ]);
});

it("says whether visitors see the fallback of a failed widget", () => {
  expect(problems({ "data-widget-fallback": "none" })).toEqual([]);
  expect(described().isOptional).toBe(true);
  expect(problems({ "data-site-widget-fallback": "message" })).toEqual([]);
  expect(described().isOptional).toBe(false);
});

it.each([
  ["load", "idel", "visible, idle, eager eller interaction", "idle", "visible"],
  ["load", "senere", "visible, idle, eager eller interaction", "visible", "visible"],
  ["fallback", "non", "message eller none", "none", "message"],
  ["fallback", "skjul", "message eller none", "message", "message"],
])("names the nearest value of data-widget-%s for %j", (attribute, value, known, meant, standard) => {
  expect(problems({ [`data-widget-${attribute}`]: value })).toEqual([
    `data-widget-${attribute} kan ikke være "${value}". Der skal stå ${known}. Nærmeste gyldige værdi: ${meant}. Indtil da bruges ${standard}.`,
  ]);
});

it("names the attribute of the loader that was meant, in either spelling", () => {
  expect(
    problems({
      "data-widget-lod": "eager",
      "data-site-widget-verson": "1",
      "data-widget-color": "red",
      "data-widget-falback": "none",
    }),
  ).toEqual([
    "data-widget-lod kendes ikke. Mente du data-widget-load?",
    "data-site-widget-verson kendes ikke. Mente du data-site-widget-version?",
    "data-widget-color kendes ikke. Den bliver ikke brugt.",
    "data-widget-falback kendes ikke. Mente du data-widget-fallback?",
  ]);
});

it.each([
  new Error("no answer in time: a.js", { cause: missing }),
  new Error("https://host/a.js did not arrive as it was built", { cause: missing }),
  new Error("https://host/a.css is missing", { cause: missing }),
  new Error("registry answered 503", { cause: missing }),
  new TypeError("Failed to fetch dynamically imported module: https://host/a.js"),
  new TypeError("error loading dynamically imported module: https://host/a.js"),
  new TypeError("Importing a module script failed."),
])("says that the server was not reached if a widget failed with %s", (failure) => {
  element.dataset["widgetState"] = "failed";
  expect(described([], failure).problems).toEqual([
    "Værktøjet kunne ikke hentes fra serveren. Se efter, om du er på nettet, og tryk på »Prøv igen«.",
  ]);
});

it("says that a broken widget is not the page's fault, before the problems that the editor can fix", () => {
  element.dataset["widgetState"] = "failed";
  expect(described(["data-x kendes ikke."], new TypeError("x is undefined")).problems).toEqual([
    "Værktøjet gik i stykker. Fejlen ligger i værktøjet, ikke på siden: Send dette til holdet bag det. »TypeError: x is undefined«",
    "data-x kendes ikke.",
  ]);
  element.dataset["widgetState"] = "ready";
  expect(described([], new TypeError("x is undefined")).problems).toEqual([]);
});
