import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { nearest } from "shared-runtime/contract/nearest.ts";
import { ownKeys } from "shared-runtime/contract/page-lockfile.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { linkHtml } from "shared-runtime/editors/placeholder.ts";
import { jsonAdvice } from "shared-runtime/editors/value-problem.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { InputFault } from "../widget-registry/input-faults.ts";
import { brokenQuotes, isCut } from "./broken-quotes.ts";
import { linkFindings } from "./link-findings.ts";
import { loaderAttributeFindings } from "./loader-attributes.ts";
import { ownAttribute, type PagePlaceholder } from "./read-page.ts";

export interface PlaceholderPorts {
  readonly names: readonly string[];
  readonly host: string;
  /** Whether a placeholder shows a link until the tool is there. Our own pages show the tool's first frame. */
  readonly needsLink: boolean;
  readonly findTool: (name: string, spec: string) => Promise<EditorTool | undefined>;
  /** Resolves with what is wrong with an input; `undefined` if that took too long. */
  readonly faultsOf: (input: WidgetInput, tool: EditorTool) => Promise<readonly InputFault[] | undefined>;
}

/** The name of a placeholder's tool as the loader reads it; "" without one. */
export function nameOf({ attributes }: PagePlaceholder): string {
  return ownAttribute(attributes, "").toLowerCase();
}

/** What is wrong with one placeholder. */
export async function placeholderFindings(
  place: PagePlaceholder,
  ports: PlaceholderPorts,
): Promise<readonly PageFinding[]> {
  const { names, findTool } = ports;
  const name = nameOf(place);
  if (name === "") {
    return [
      {
        key: "nameMissing",
        status: "bad",
        title: "En plads har intet navn",
        text: `Attributten data-widget er tom eller fjernet, så her vises intet værktøj. Skriv navnet: ${names.join(", ")}.`,
      },
    ];
  }
  const isKnown = names.includes(name);
  const meant = isKnown ? name : (nearest(name, names) ?? (await nameByTitle(name, ports)));
  const misnamed = isKnown ? [] : [nameFinding(place, meant, ports)];
  if (meant === undefined) return misnamed;
  const spec = ownAttribute(place.attributes, "-version") || "stable";
  const wanted = await findTool(meant, spec);
  const tool = wanted ?? (await findTool(meant, "stable"));
  const title = tool?.profile?.title ?? meant;
  const findings = [
    ...misnamed,
    ...(isKnown && !wanted ? [versionFinding(spec, title)] : []),
    ...(tool ? await toolFindings(place, tool, title, ports) : []),
  ];
  return place.isFrame ? findings.map(inAddress) : findings;
}

/**
 * The tool whose title or page has a name like the given one. For example, an editor writes "cv-tjek" for `cv-check`,
 * since the page of the tool is `/cv-tjek`.
 */
async function nameByTitle(name: string, { names, findTool }: PlaceholderPorts): Promise<string | undefined> {
  const called = new Map<string, string>();
  for (const known of names) {
    const profile = (await findTool(known, "stable"))?.profile;
    if (profile) {
      called.set(profile.title.toLowerCase().replaceAll(" ", "-"), known);
      if (profile.home !== undefined) called.set(profile.home.replace(/^.*\//, ""), known);
    }
  }
  return called.get(nearest(name, [...called.keys()]) ?? "");
}

/** The finding about an unknown name, with the known name that the editor probably meant. */
function nameFinding(
  place: PagePlaceholder,
  meant: string | undefined,
  { names, host }: PlaceholderPorts,
): PageFinding {
  const name = nameOf(place);
  if (place.isFrame) {
    return {
      key: "unknownFrame",
      status: "bad",
      title: `Rammen viser intet værktøj, der hedder »${name}«`,
      text: meant === undefined ? `Værktøjerne hedder ${names.join(", ")}.` : `Mente du ${meant}?`,
      ...(meant !== undefined && { code: `${host}/embed/${meant}` }),
    };
  }
  return {
    key: "unknownTool",
    status: "bad",
    title: `Her er intet værktøj, der hedder »${name}«`,
    text: meant === undefined ? `Skriv et af navnene: ${names.join(", ")}.` : `Mente du ${meant}?`,
    ...(meant !== undefined && { code: `data-widget="${meant}"` }),
  };
}

function versionFinding(spec: string, title: string): PageFinding {
  return {
    key: "unknownVersion",
    status: "bad",
    title: `${title}: versionen findes ikke`,
    text: `Pladsen beder om version ${spec}. Fjern data-widget-version, så får besøgende den nyeste.`,
  };
}

/** What is wrong with the settings, the editing and the link of a placeholder, by the schema of a tool. */
async function toolFindings(
  place: PagePlaceholder,
  tool: EditorTool,
  title: string,
  { host, needsLink, faultsOf }: PlaceholderPorts,
): Promise<readonly PageFinding[]> {
  const findings: PageFinding[] = [];
  const { input, isReadable } = inputOf(place);
  const props = { ...(input.json as object | undefined), ...input.attributes };
  if (!isReadable) {
    findings.push({
      key: "jsonUnreadable",
      status: "bad",
      title: `${title}: indstillingerne kan ikke læses`,
      text: `Teksten i <script type="application/json"> er ikke gyldig JSON, så standardværdierne bruges. ${jsonAdvice(place.json ?? "")}`,
    });
  }
  findings.push(
    ...brokenQuotes(place, title),
    ...loaderAttributeFindings(place, title),
    ...missingChoices(props, tool, title),
  );
  const faults = (await faultsOf(input, tool)) ?? [];
  // Ignores attributes whose value was cut by a quotation mark, since only the beginning of the value is left.
  for (const { attribute, sentence, isUnknown, use } of faults.filter((fault) => !isCut(place, fault.attribute))) {
    findings.push({
      key: isUnknown ? "unknownAttribute" : "invalidAttribute",
      status: "warn",
      title: `${title}: ${attribute} ${isUnknown ? "kendes ikke" : "kan ikke bruges"}`,
      text: sentence,
      ...(use !== undefined && { code: use }),
    });
  }
  if (place.isEditing) {
    findings.push({
      key: "editingLeft",
      status: "warn",
      title: `${title}: redigering er glemt`,
      text: "Attributten data-widget-editing står stadig på siden. Besøgende ser værktøjet, som det skal være, men fjern den, og sæt ?widget-editing efter sidens adresse, når du vil se redigeringen.",
    });
  }
  if (!place.isFrame && tool.profile?.usualLoad === "eager" && ownAttribute(place.attributes, "-load") === "") {
    findings.push({
      key: "loadsLate",
      status: "warn",
      title: `${title}: data-widget-load mangler`,
      text: "Nu spørger værktøjet først, når den besøgende ruller ned til det. Sæt attributten på pladsen, så det sker med det samme.",
      code: 'data-widget-load="eager"',
    });
  }
  if (needsLink && !place.isFrame) {
    findings.push(...linkFindings(place, { host, title, code: linkHtml(tool, { host, props }) }));
  }
  return findings;
}

/** Findings about choices that were not made. A list of values with "" as its default requires a choice. */
function missingChoices(
  given: Readonly<Record<string, unknown>>,
  { schema }: EditorTool,
  title: string,
): PageFinding[] {
  return Object.entries(schema.properties ?? {}).flatMap(([prop, { title: what = prop, enumLabels = {}, ...list }]) => {
    if (list.default !== "" || !list.enum?.includes("") || (given[prop] ?? "") !== "") return [];
    const choices = list.enum.map(String).filter((value) => value !== "");
    const labels = choices.map((value) => `${value} (${enumLabels[value] ?? value})`).join(", ");
    return [
      {
        key: "choiceMissing",
        status: "bad",
        title: `${title}: der mangler et valg`,
        text: `»${what}« er ikke valgt, så værktøjet har intet at vise. Skriv en af værdierne: ${labels}.`,
        code: `${attributeOf(prop)}="${choices[0]}"`,
      },
    ];
  });
}

/** Writes the attribute of a finding as a part of a frame's address. */
function inAddress(finding: PageFinding): PageFinding {
  const [, name, value = ""] = /^([\w-]+)="(.*)"$/s.exec(finding.code ?? "") ?? [];
  if (name === undefined) return finding;
  const text = value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return { ...finding, code: `${name}=${encodeURIComponent(text)}` };
}

function inputOf({ attributes, json }: PagePlaceholder): { readonly input: WidgetInput; readonly isReadable: boolean } {
  const props = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!attribute.startsWith("data-")) return [];
    const key = attribute.slice("data-".length).replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    return ownKeys.test(key) ? [] : [[key, value] as const];
  });
  const read = json === undefined ? { isReadable: true, value: undefined } : parsed(json);
  return {
    input: { attributes: Object.fromEntries(props), json: read.value },
    isReadable: read.isReadable,
  };
}

function parsed(text: string): { readonly isReadable: boolean; readonly value: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return { isReadable: isObject, value: isObject ? value : undefined };
  } catch {
    return { isReadable: false, value: undefined };
  }
}
