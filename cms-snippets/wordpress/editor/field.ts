import { controlOf, type Mistake, mistakeIn, shownText, typedValue } from "./control-of.ts";
import type { FormProp } from "./form-groups.ts";
import { __, h, type Rendered } from "./wordpress.ts";

interface FieldProps {
  readonly prop: FormProp;
  readonly value: unknown;
  /** `undefined` and the default reset the prop. */
  readonly onChange: (value: unknown) => void;
}

/** The control of a prop, with its explanation, and a way back to the default. */
export function Field({ prop: { name, schema }, value, onChange }: FieldProps): Rendered {
  const isChanged = value !== undefined;
  return h(
    "div",
    { className: `lederkredsen-field${isChanged ? " is-changed" : ""}`, "data-prop": name },
    h(Control, { prop: { name, schema }, value, onChange }),
    isChanged &&
      h(wp.components["Button"], { variant: "link", onClick: () => onChange(undefined) }, __("Use the default")),
  );
}

function Control({ prop: { name, schema }, value, onChange }: FieldProps): Rendered {
  // While a person types, the field has their text, even an empty one. Otherwise the default would at once replace an
  // empty text.
  const [draft, setDraft] = wp.element.useState<string | undefined>(undefined);
  const control = controlOf(schema);
  const common = { label: schema.title ?? name, help: helpFor(schema, value), __nextHasNoMarginBottom: true };
  const { SelectControl, TextareaControl, TextControl, ToggleControl } = wp.components;
  if (control === "choice") {
    const values = schema.enum ?? [];
    return h(SelectControl, {
      ...common,
      value: shownText(value, schema),
      options: [
        ...(schema.default === undefined ? [{ value: "", label: "–" }] : []),
        ...values.map((choice) => ({ value: String(choice), label: schema.enumLabels?.[String(choice)] ?? choice })),
      ],
      onChange: (text: string) => onChange(values.find((choice) => String(choice) === text)),
    });
  }
  if (control === "yes-no") {
    return h(ToggleControl, { ...common, checked: shownText(value, schema) === "true", onChange });
  }
  return h(control === "line" || control === "number" ? TextControl : TextareaControl, {
    ...common,
    value: draft ?? shownText(value, schema),
    placeholder: schema.default === undefined ? shownText(schema.examples?.[0], {}) : undefined,
    onChange: (text: string) => {
      setDraft(text);
      onChange(typedValue(text, control));
    },
    onBlur: () => setDraft(undefined),
  });
}

/** The explanation of a prop, what its `{variables}` become, and what is wrong with the value. */
function helpFor(schema: FormProp["schema"], value: unknown): Rendered {
  const mistake = mistakeIn(value, schema);
  const lines = [
    ...(schema.description === undefined ? [] : [schema.description]),
    ...Object.entries(schema.variables ?? {}).map(([variable, meaning]) => `{${variable}}: ${meaning}`),
  ];
  if (mistake === undefined && lines.length === 0) return undefined;
  return h(
    wp.element.Fragment,
    null,
    ...lines.map((line) => h("span", { className: "lederkredsen-help" }, line)),
    mistake !== undefined && h("strong", { className: "lederkredsen-mistake", role: "alert" }, textOf(mistake)),
  );
}

function textOf(mistake: Mistake): string {
  if (mistake === "json") return __("This is not JSON, so the default applies.");
  if (mistake === "number") return __("This is not a number, so the default applies.");
  return __("This cannot be used, so the default applies. An address begins with / or https://.");
}
