import type { OnlyFor } from "../prop-words.ts";
import type { PropSchema, PropsSchema } from "../props-schema.ts";
import { type Field, fieldOf } from "./field.ts";
import { make } from "./make.ts";
import { type FormProp, type FormSection, isFound, sectionsOf } from "./sections-of.ts";

export type FormValues = Readonly<Record<string, unknown>>;

/** The problem of each prop whose value does not fit, in Danish. */
export type FormProblems = Readonly<Record<string, string>>;

export interface PropsFormOptions {
  readonly schema: PropsSchema;
  readonly values?: FormValues;
  /** Called after each change with the values that differ from the defaults, also those with a problem. */
  readonly onChange: (values: FormValues, problems: FormProblems) => void;
}

export interface PropsForm {
  /** Place it in a document, a dialog or a shadow root that has adopted the form's styles (`adoptFormStyles`). */
  readonly element: HTMLElement;
  readonly values: () => FormValues;
  readonly problems: () => FormProblems;
  /** Shows other values; does not call `onChange`. */
  readonly show: (values: FormValues) => void;
  /** Opens the section of a prop and moves the focus to its field. */
  readonly focus: (prop: string) => void;
}

let forms = 0;

/** A form for a widget's props, made from their schema. */
export function propsForm({ schema, values = {}, onChange }: PropsFormOptions): PropsForm {
  forms += 1;
  const id = `lk-form-${forms}`;
  const report = (): void => {
    showState();
    onChange(read(), problems());
  };
  const sections = sectionsOf(schema).map((section, index) =>
    sectionOf(section, {
      isOpen: index === firstUsual(schema),
      fieldOf: (prop) => fieldOf(prop, { id: `${id}-${prop.name}`, onChange: report }),
      propOf: (name) => schema.properties?.[name],
      choose: ({ prop, value }) => {
        fieldNamed(prop)?.show(value);
        report();
        focus(prop);
      },
    }),
  );
  const fields = sections.flatMap((section) => section.fields);
  const fieldNamed = (name: string): Field | undefined => fields.find(({ prop }) => prop.name === name);
  const showState = (): void => {
    const chosen = read();
    for (const section of sections) section.showState(chosen);
  };

  const read = (): FormValues =>
    Object.fromEntries(
      fields.map((field) => [field.prop.name, field.value()] as const).filter(([, value]) => value !== undefined),
    );
  const problems = (): FormProblems =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const problem = field.problem();
        return problem === undefined ? [] : [[field.prop.name, problem] as const];
      }),
    );
  const show = (shown: FormValues): void => {
    for (const field of fields) {
      field.show(Object.hasOwn(shown, field.prop.name) ? shown[field.prop.name] : undefined);
    }
    showState();
  };

  const search = make("input", { id: `${id}-search`, type: "search", autocomplete: "off" });
  const status = make("p", { class: "lk-form-status", role: "status" });
  const technical = make("input", { id: `${id}-technical`, type: "checkbox" });
  const hasTechnical = fields.some((field) => field.prop.schema.importance === "internal");

  const showFound = (): void => {
    const query = search.value.trim();
    const found = fields.filter((field) => query === "" || isFound(field.prop, field.value(), query));
    const isShown = (field: Field): boolean =>
      found.includes(field) && (technical.checked || field.prop.schema.importance !== "internal");
    for (const section of sections) section.showOnly(isShown, query !== "");
    status.textContent = query === "" ? "" : foundText(found.filter(isShown).length, found.length);
  };
  search.addEventListener("input", showFound);
  technical.addEventListener("change", showFound);

  const focus = (prop: string): void => {
    const field = fieldNamed(prop);
    if (!field) return;
    search.value = "";
    technical.checked ||= field.prop.schema.importance === "internal";
    showFound();
    for (let parent = field.element.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    field.control.focus();
  };

  const element = make(
    "div",
    { class: "lk-form" },
    ...(fields.length === 0 ? [make("p", {}, "Værktøjet har ingen indstillinger.")] : []),
    ...(fields.length < 6
      ? []
      : [
          make(
            "div",
            { class: "lk-form-search", role: "search" },
            make("label", { for: search.id, class: "lk-form-label" }, "Søg i indstillinger og tekster"),
            search,
            status,
          ),
        ]),
    ...sections.map((section) => section.element),
    ...(hasTechnical
      ? [
          make(
            "div",
            { class: "lk-form-tick lk-form-technical" },
            technical,
            make("label", { for: technical.id }, "Vis også tekniske indstillinger"),
          ),
        ]
      : []),
  );
  show(values);
  showFound();
  return { element, values: read, problems, show, focus };
}

function firstUsual(schema: PropsSchema): number {
  return sectionsOf(schema).findIndex(({ usual }) => usual.length > 0);
}

function foundText(shown: number, found: number): string {
  const hidden = found - shown;
  const technical = hidden === 1 ? "1 teknisk indstilling" : `${hidden} tekniske indstillinger`;
  if (shown === 0 && hidden > 0) return `Kun ${technical} passer. Sæt hak nederst for at se.`;
  if (shown === 0) return "Ingen indstillinger passer. Prøv et ord fra teksten, som den står på siden.";
  const some = shown === 1 ? "1 indstilling passer" : `${shown} indstillinger passer`;
  return hidden > 0 ? `${some}, og ${technical}, som er skjult.` : `${some}.`;
}

interface Section {
  readonly element: HTMLElement;
  readonly fields: readonly Field[];
  /**
   * Shows how many fields differ from their defaults, and which choice makes the widget use the fields, unless `values`
   * have it.
   */
  readonly showState: (values: FormValues) => void;
  /**
   * Hides the fields for which `isShown` is false. During a search, also opens the section and its folded rare fields.
   */
  readonly showOnly: (isShown: (field: Field) => boolean, isSearched: boolean) => void;
}

interface SectionParts {
  readonly isOpen: boolean;
  readonly fieldOf: (prop: FormProp) => Field;
  readonly propOf: (name: string) => PropSchema | undefined;
  readonly choose: (choice: OnlyFor) => void;
}

/** A disclosure with the usual fields, the rare ones folded in it, and the internal ones last. */
function sectionOf(section: FormSection, { isOpen, fieldOf, propOf, choose }: SectionParts): Section {
  const usual = section.usual.map(fieldOf);
  const rare = section.rare.map(fieldOf);
  const internal = section.internal.map(fieldOf);
  const fields = [...usual, ...rare, ...internal];
  const count = make("span", { class: "lk-form-count" });
  const { onlyFor } = section;
  const owner = onlyFor && propOf(onlyFor.prop);
  const use = onlyFor && owner && useOf(onlyFor, owner, choose);
  // Rare fields are folded only if the section also has usual fields; otherwise the disclosure of the section is
  // enough.
  const folded = usual.length > 0 && rare.length > 0 ? make("details", { class: "lk-form-rare" }) : undefined;
  folded?.append(make("summary", {}, `Sjældent brugt (${rare.length})`), ...rare.map(({ element }) => element));
  const element = make(
    "details",
    { class: "lk-form-section", open: isOpen },
    make("summary", {}, make("span", { class: "lk-form-title" }, section.title), count),
    ...(use ? [use] : []),
    ...usual.map((field) => field.element),
    ...(folded ? [folded] : rare.map((field) => field.element)),
    ...internal.map((field) => field.element),
  );

  let before: { readonly section: boolean; readonly folded: boolean } | undefined;
  return {
    element,
    fields,
    showState: (values) => {
      const changed = fields.filter(({ prop }) => Object.hasOwn(values, prop.name)).length;
      count.textContent = changed === 0 ? "" : `${changed} ændret`;
      if (use) use.hidden = String(values[onlyFor.prop] ?? owner.default) === onlyFor.value;
    },
    showOnly: (isShown, isSearched) => {
      for (const field of fields) field.element.hidden = !isShown(field);
      element.hidden = !fields.some(isShown);
      if (folded) folded.hidden = !rare.some(isShown);
      if (isSearched) {
        before ??= { section: element.open, folded: folded?.open ?? false };
        element.open = true;
        if (folded) folded.open = true;
      } else if (before) {
        element.open = before.section;
        if (folded) folded.open = before.folded;
        before = undefined;
      }
    },
  };
}

/** The sentence that says for which choice the fields of a section are used, with a button that makes the choice. */
function useOf(choice: OnlyFor, owner: PropSchema, choose: (choice: OnlyFor) => void): HTMLElement {
  const label = owner.enumLabels?.[choice.value] ?? choice.value;
  const button = make("button", { type: "button", class: "lk-form-choose" }, `Vælg »${label}«`);
  button.addEventListener("click", () => choose(choice));
  return make("p", { class: "lk-form-use" }, `Bruges kun, når »${owner.title ?? choice.prop}« er »${label}«. `, button);
}
