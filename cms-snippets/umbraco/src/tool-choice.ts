import type { EditorTool } from "../../../shared-runtime/src/editors/editor-tool.ts";
import { loadLabels } from "../../../shared-runtime/src/editors/load-labels.ts";
import { make } from "../../../shared-runtime/src/editors/form/make.ts";

const audiences = [
  ["everyone", "Til alle besøgende"],
  ["members", "Til sider, hvor man er logget ind"],
  ["site", "Én gang for hele websitet"],
] as const;

/**
 * The list of tools, by audience. It also has a chosen tool that the host does not know, so that the choice is not
 * lost.
 */
export function toolChoice(tools: readonly EditorTool[], chosen: string): HTMLSelectElement {
  const groups = audiences.flatMap(([audience, label]) => {
    const members = tools.filter(({ profile }) => (profile?.audience ?? "everyone") === audience);
    return members.length === 0
      ? []
      : [make("optgroup", { label }, ...members.map(({ name, profile }) => option(name, profile?.title ?? name)))];
  });
  const isKnown = chosen === "" || tools.some(({ name }) => name === chosen);
  const select = make(
    "select",
    { id: "tool" },
    option("", "Intet værktøj"),
    ...groups,
    ...(isKnown ? [] : [option(chosen, `${chosen} (findes ikke længere)`)]),
  );
  select.value = chosen;
  return select;
}

interface Setting {
  readonly name: "version" | "load" | "fallback";
  readonly label: string;
  readonly about: string;
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

const settings: readonly Setting[] = [
  {
    name: "load",
    label: "Hent værktøjet",
    about: "Øverst på siden kan det hentes straks. Længere nede sparer det de besøgendes data at vente.",
    choices: Object.entries(loadLabels),
  },
  {
    name: "fallback",
    label: "Hvis værktøjet fejler, vises",
    about: "De besøgende ser det, hvor værktøjet skulle have været.",
    choices: [
      ["message", "en besked med »Prøv igen«"],
      ["none", "ingenting"],
    ],
  },
  {
    name: "version",
    label: "Version",
    about: "Lad feltet være tomt for at få den nyeste. Ellers et nummer som 1.4, eller canary.",
  },
];

export type LoaderValues = Partial<Readonly<Record<Setting["name"], string>>>;

/** The choices that all tools have. `onChange` gets those that differ from the loader's defaults. */
export function loaderChoices(values: LoaderValues, onChange: (values: LoaderValues) => void): HTMLElement {
  let current = values;
  const fields = settings.map(({ name, label, about, choices }) => {
    const value = current[name] ?? "";
    const attributes = { id: name, "aria-describedby": `${name}-about` };
    const control = choices
      ? make("select", attributes, ...choices.map(([choice, text]) => option(choice, text)))
      : make("input", { ...attributes, type: "text", autocomplete: "off" });
    control.value = value === "" ? (choices?.[0]?.[0] ?? "") : value;
    control.addEventListener("change", () => {
      const standard = choices?.[0]?.[0];
      const chosen = control.value.trim();
      const others = Object.entries(current).filter(([setting]) => setting !== name);
      const isStandard = chosen === "" || chosen === standard;
      current = Object.fromEntries(isStandard ? others : [...others, [name, chosen]]);
      onChange(current);
    });
    return make(
      "div",
      { class: "field" },
      make("label", { for: name }, label),
      make("span", { id: `${name}-about`, class: "quiet" }, about),
      control,
    );
  });
  return make("details", { class: "settings" }, make("summary", {}, "Version og indlæsning"), ...fields);
}

function option(value: string, text: string): HTMLOptionElement {
  return make("option", { value }, text);
}
