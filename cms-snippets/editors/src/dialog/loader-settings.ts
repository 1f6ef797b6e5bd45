import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { loadLabels } from "../../../../shared-runtime/src/editors/load-labels.ts";

export interface LoaderChoices {
  readonly version: string;
  readonly load: string;
  readonly fallback: string;
}

export interface LoaderSettings {
  readonly element: HTMLElement;
  readonly values: () => LoaderChoices;
}

/** The choices that all tools have: when a tool is loaded, in which version, and what is shown if the tool fails. */
export function loaderSettings({ version, load, fallback }: LoaderChoices): LoaderSettings {
  const when = choice(load || "visible", Object.entries(loadLabels));
  const failed = choice(fallback || "message", [
    ["message", "en besked med »Prøv igen«"],
    ["none", "ingenting"],
  ]);
  const edition = make("input", { id: "lk-version", type: "text", autocomplete: "off", placeholder: "stable" });
  edition.value = version === "stable" ? "" : version;
  when.id = "lk-load";
  failed.id = "lk-fallback";
  const field = (control: HTMLElement, label: string, description: string): HTMLElement => {
    const about = make("span", { id: `${control.id}-about`, class: "quiet" }, description);
    control.setAttribute("aria-describedby", about.id);
    return make("div", {}, make("label", { for: control.id }, label), about, control);
  };
  const element = make(
    "details",
    { class: "settings" },
    make("summary", {}, "Version og indlæsning"),
    field(
      when,
      "Hent værktøjet",
      "Øverst på siden kan det hentes straks. Længere nede skåner det de besøgendes data at vente.",
    ),
    field(failed, "Hvis værktøjet fejler, vises", "De besøgende ser det, hvor værktøjet skulle have stået."),
    field(edition, "Version", "Lad feltet stå tomt for at få den nyeste. Ellers et nummer som 1.4, eller canary."),
  );
  return {
    element,
    values: () => ({ version: edition.value.trim(), load: when.value, fallback: failed.value }),
  };
}

/** A select element. A value that is not among the options is added to them, so that it is not lost. */
function choice(value: string, options: readonly (readonly [value: string, label: string])[]): HTMLSelectElement {
  const all = options.some(([option]) => option === value) ? options : [...options, [value, value] as const];
  const select = make("select", {}, ...all.map(([option, label]) => make("option", { value: option }, label)));
  select.value = value;
  return select;
}
