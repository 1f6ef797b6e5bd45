import { fallbackValues, misspelledLoaderAttribute } from "shared-runtime/contract/loader-attributes.ts";
import { nearest } from "shared-runtime/contract/nearest.ts";
import { jsonSentenceOf } from "shared-runtime/contract/prop-problem.ts";
import { jsonProblem } from "shared-runtime/contract/props.ts";
import { missing } from "shared-runtime/federation/missing.ts";
import type { RegisteredWidget, RegistryDocument } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import { own } from "../own-attributes.ts";
import { stateOf } from "../placeholder-state.ts";
import { readPlaceholder } from "../shell/read-placeholder.ts";

export type PlacementState = "waiting" | "loading" | "ready" | "failed";

/** The description of a placeholder that editors see. */
export interface Placement {
  readonly name: string;
  /** Empty if no version is found. */
  readonly version: string;
  /** The version spec of the placeholder: a channel, a range or an exact version. */
  readonly spec: string;
  /** A phrase that says when the widget is loaded. */
  readonly load: string;
  /** Whether visitors see nothing if the widget fails. */
  readonly isOptional: boolean;
  readonly state: PlacementState;
  /** Sentences that say what is wrong and what to write instead. */
  readonly problems: readonly string[];
}

const loads: Readonly<Record<string, string>> = {
  visible: "når det er ved at komme til syne",
  idle: "når resten af siden er færdig",
  eager: "med det samme",
  interaction: "når besøgende peger eller trykker på det",
};

interface Reported {
  /** Problems with the attributes that the widget reported. */
  readonly reported?: readonly string[] | undefined;
  /** The error with which the widget failed last; `undefined` if it did not fail. */
  readonly failure?: unknown;
  /** A problem of the page itself. */
  readonly pageProblem?: string | undefined;
}

export function describePlacement(
  element: HTMLElement,
  { widgets }: RegistryDocument,
  { reported = [], failure, pageProblem }: Reported = {},
): Placement {
  const name = own(element, "");
  const spec = own(element, "Version") || "stable";
  const load = own(element, "Load") || "visible";
  const fallback = own(element, "Fallback") || "message";
  const { widgetVersionLoaded, widgetState: state = "waiting" } = stateOf(element);
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  const found = widget && resolveVersion(widget, spec);
  // The version may exist even if the registry does not list it. It is missing only if the placeholder failed.
  const isOpen = widget?.unlisted === true && state !== "failed";
  const unusable = jsonProblem(readPlaceholder(element).input.json);
  const problems = [
    ...(widget
      ? found || isOpen
        ? []
        : [unknownVersion(name, spec, widget)]
      : [unknownWidget(name, Object.keys(widgets))]),
    ...unknownValue("load", load, Object.keys(loads)),
    ...unknownValue("fallback", fallback, fallbackValues),
    ...unknownOwnAttributes(element),
    ...(found && state === "failed" ? [failed(failure)] : []),
    // The unusable JSON is described here, too, since a widget that is not mounted cannot report it.
    ...(unusable ? [jsonSentenceOf(unusable)] : []),
    ...reported,
    ...(pageProblem === undefined ? [] : [pageProblem]),
  ];
  return {
    name,
    version: widgetVersionLoaded ?? found?.version ?? "",
    spec,
    load: loads[load] ?? loads["visible"] ?? "",
    isOptional: fallback === "none",
    state: state as PlacementState,
    problems: [...new Set(problems)],
  };
}

function failed(error: unknown): string {
  if (isMissing(error)) {
    return "Værktøjet kunne ikke hentes fra serveren. Se efter, om du er på nettet, og tryk på »Prøv igen«.";
  }
  const reason = String(error);
  return `Værktøjet gik i stykker. Fejlen ligger i værktøjet, ikke på siden: Send dette til holdet bag det.${error === undefined ? "" : ` »${reason}«`}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.cause === missing || isFailedImport(error));
}

/** Whether `import()` could not fetch a module. Browsers expose this only in the message of a `TypeError`. */
function isFailedImport(error: Error): boolean {
  return error instanceof TypeError && /dynamically imported|module script/.test(error.message);
}

function unknownWidget(name: string, names: readonly string[]): string {
  const offer = `Der findes: ${names.toSorted().join(", ")}.`;
  if (name === "") return `Der står ikke, hvilket værktøj det er. Skriv dets navn i data-widget. ${offer}`;
  const meant = nearest(name, names);
  return `Der findes intet værktøj med navnet "${name}". ${meant === undefined ? offer : `Mente du data-widget="${meant}"?`}`;
}

function unknownVersion(name: string, spec: string, { channels, versions }: RegisteredWidget): string {
  const requested = spec.split(".");
  const likeness = (version: string): number => {
    const parts = version.split(".");
    const shared = requested.findIndex((part, index) => part !== parts[index]);
    // Among equally near versions, a version that was on `stable` comes first.
    return (shared < 0 ? requested.length : shared) * 2 + (versions[version]?.exactOnly ? 0 : 1);
  };
  const [nearestVersion = ""] = Object.keys(versions).toSorted((a, b) => likeness(b) - likeness(a));
  const isLike = nearestVersion.split(".")[0] === requested[0];
  const meant =
    nearest(spec, Object.keys(channels)) ??
    (isLike || !("stable" in channels) ? nearestVersion.replace(/\+.*$/s, "") : "stable");
  return `${name} findes ikke i versionen "${spec}". Nærmeste, der findes: data-widget-version="${meant}".`;
}

/** A problem if `value` is not known. The first known value is the default. */
function unknownValue(attribute: string, value: string, known: readonly string[]): readonly string[] {
  if (known.includes(value)) return [];
  const meant = nearest(value, known) ?? known[0];
  return [
    `data-widget-${attribute} kan ikke være "${value}". Der skal stå ${known.slice(0, -1).join(", ")} eller ${known.at(-1)}. Nærmeste gyldige værdi: ${meant}. Indtil da bruges ${known[0]}.`,
  ];
}

function unknownOwnAttributes({ attributes }: HTMLElement): readonly string[] {
  return [...attributes].flatMap(({ name }) => {
    const misspelled = misspelledLoaderAttribute(name);
    if (!misspelled) return [];
    const { meant } = misspelled;
    return `${name} kendes ikke. ${meant === undefined ? "Den bliver ikke brugt." : `Mente du ${meant}?`}`;
  });
}
