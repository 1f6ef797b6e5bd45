import { nearest } from "shared-runtime/contract/nearest.ts";
import { jsonSentenceOf } from "shared-runtime/contract/prop-problem.ts";
import { jsonProblem } from "shared-runtime/contract/props.ts";
import { missing } from "shared-runtime/federation/missing.ts";
import type { RegisteredWidget, RegistryDocument } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import { own } from "../own-attributes.ts";
import { readPlaceholder } from "../shell/read-placeholder.ts";

export type PlacementState = "waiting" | "loading" | "ready" | "failed";

/** A placeholder as an editor should see it. */
export interface Placement {
  readonly name: string;
  /** Empty if there is none. */
  readonly version: string;
  /** What the placeholder asks for. */
  readonly wish: string;
  /** When it is loaded, in words. */
  readonly load: string;
  /** Whether a visitor sees nothing where it fails. */
  readonly isOptional: boolean;
  readonly state: PlacementState;
  /** A sentence each: what is wrong, and what could stand there instead. */
  readonly problems: readonly string[];
}

const loads: Readonly<Record<string, string>> = {
  visible: "når det er ved at komme til syne",
  idle: "når resten af siden er færdig",
  eager: "med det samme",
  interaction: "når den besøgende rører ved det",
};
/** What a visitor sees of a widget that fails. The first is what holds where nothing is said. */
const fallbacks = ["message", "none"];
/** The last two are the loader's own. */
const knownNames: ReadonlySet<string> = new Set([
  "widget",
  "widget-load",
  "widget-fallback",
  "widget-version",
  "widget-editing",
  "widget-state",
  "widget-version-loaded",
]);

interface Told {
  /** What the widget said of its own attributes. */
  readonly told?: readonly string[] | undefined;
  /** The error that the widget failed with last, if it did. */
  readonly failure?: unknown;
  /** What is wrong with the page, whatever stands in its placeholders. */
  readonly ofPage?: string | undefined;
}

export function describePlacement(
  element: HTMLElement,
  { widgets }: RegistryDocument,
  { told = [], failure, ofPage }: Told = {},
): Placement {
  const name = own(element, "");
  const wish = own(element, "Version") || "stable";
  const load = own(element, "Load") || "visible";
  const fallback = own(element, "Fallback") || "message";
  const { widgetVersionLoaded, widgetState: state = "waiting" } = element.dataset;
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  const found = widget && resolveVersion(widget, wish);
  // What the registry does not list may be there all the same: the placeholder's own fate tells.
  const isOpen = widget?.unlisted === true && state !== "failed";
  const unusable = jsonProblem(readPlaceholder(element).input.json);
  const problems = [
    ...(widget
      ? found || isOpen
        ? []
        : [unknownVersion(name, wish, widget)]
      : [unknownWidget(name, Object.keys(widgets))]),
    ...unknownValue("load", load, Object.keys(loads)),
    ...unknownValue("fallback", fallback, fallbacks),
    ...unknownOwnAttributes(element),
    ...(found && state === "failed" ? [failed(failure)] : []),
    // The widget tells of it too, once it is there.
    ...(unusable ? [jsonSentenceOf(unusable)] : []),
    ...told,
    ...(ofPage === undefined ? [] : [ofPage]),
  ];
  return {
    name,
    version: widgetVersionLoaded ?? found?.version ?? "",
    wish,
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

/** Whether `import()` could not fetch a module. Browsers tell that only by the message of a `TypeError`. */
function isFailedImport(error: Error): boolean {
  return error instanceof TypeError && /dynamically imported|module script/.test(error.message);
}

function unknownWidget(name: string, names: readonly string[]): string {
  const offer = `Der findes: ${names.toSorted().join(", ")}.`;
  if (name === "") return `Der står ikke, hvilket værktøj det er. Skriv dets navn i data-widget. ${offer}`;
  const meant = nearest(name, names);
  return `Der findes intet værktøj med navnet "${name}". ${meant === undefined ? offer : `Mente du data-widget="${meant}"?`}`;
}

function unknownVersion(name: string, wish: string, { channels, versions }: RegisteredWidget): string {
  const wished = wish.split(".");
  const likeness = (version: string): number => {
    const parts = version.split(".");
    const shared = wished.findIndex((part, index) => part !== parts[index]);
    // Of equals, one that was given to all before one that was only tried.
    return (shared < 0 ? wished.length : shared) * 2 + (versions[version]?.exactOnly ? 0 : 1);
  };
  const [nearestVersion = ""] = Object.keys(versions).toSorted((a, b) => likeness(b) - likeness(a));
  const isLike = nearestVersion.split(".")[0] === wished[0];
  const meant =
    nearest(wish, Object.keys(channels)) ??
    (isLike || !("stable" in channels) ? nearestVersion.replace(/\+.*$/, "") : "stable");
  return `${name} findes ikke i versionen "${wish}". Nærmeste, der findes: data-widget-version="${meant}".`;
}

/** The first of the known values is the one that is used instead. */
function unknownValue(attribute: string, value: string, known: readonly string[]): readonly string[] {
  if (known.includes(value)) return [];
  const meant = nearest(value, known) ?? known[0];
  return [
    `data-widget-${attribute} kan ikke være "${value}". Der skal stå ${known.slice(0, -1).join(", ")} eller ${known.at(-1)}. Nærmeste gyldige værdi: ${meant}. Indtil da bruges ${known[0]}.`,
  ];
}

function unknownOwnAttributes({ attributes }: HTMLElement): readonly string[] {
  return [...attributes].flatMap(({ name }) => {
    const [, site = "", spelled = ""] = /^data-(site-)?(widget(?:-.*)?)$/.exec(name) ?? [];
    if (spelled === "" || knownNames.has(spelled)) return [];
    // What all of them begin with would make any two alike.
    const meant = nearest(spelled.replace(/^widget/, ""), ["-load", "-version", "-editing", "-fallback"]);
    return `${name} kendes ikke. ${meant === undefined ? "Den bliver ikke brugt." : `Mente du data-${site}widget${meant}?`}`;
  });
}
