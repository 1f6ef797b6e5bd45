import { valueProblem } from "../value-problem.ts";
import type { PropSchema } from "../props-schema.ts";
import { textOfValue } from "../value-text.ts";
import { type Control, controlOf, isTicked, showValue, valueOfControl } from "./control.ts";
import { make } from "./make.ts";
import type { FormProp } from "./sections-of.ts";

export interface Field {
  readonly prop: FormProp;
  readonly element: HTMLElement;
  readonly control: Control;
  /** `undefined` if the field is empty or has the default. */
  readonly value: () => unknown;
  /** The problem of the value, in Danish, even if the field does not show it yet; `undefined` if the value is valid. */
  readonly problem: () => string | undefined;
  readonly show: (value: unknown) => void;
}

/** A labelled control with its description, variables, message and a button that brings the default back. */
export function fieldOf(
  prop: FormProp,
  { id, onChange }: { readonly id: string; readonly onChange: () => void },
): Field {
  const { name, schema } = prop;
  const ids = { description: `${id}-description`, variables: `${id}-variables`, problem: `${id}-problem` };
  const description =
    schema.description === undefined
      ? []
      : [make("p", { id: ids.description, class: "lk-form-description" }, schema.description)];
  const message = make("p", { id: ids.problem, class: "lk-form-problem", hidden: true });
  const title = schema.title ?? name;
  const reset = make("button", { type: "button", class: "lk-form-reset", hidden: true }, resetText(schema));
  reset.setAttribute("aria-label", `${resetText(schema)}: ${title}`);

  const describedBy = [
    ...(description.length > 0 ? [ids.description] : []),
    ...(schema.variables ? [ids.variables] : []),
    ids.problem,
  ].join(" ");
  const control = controlOf(schema, { id, name, "aria-describedby": describedBy });
  const label = make("label", { for: id, class: "lk-form-label" }, title);
  const variables = schema.variables ? [variablesOf(schema.variables, ids.variables, control)] : [];
  const content = isTicked(schema)
    ? [make("div", { class: "lk-form-tick" }, control, label), ...description, message, reset]
    : [label, ...description, control, message, ...variables, reset];
  const element = make("div", { class: "lk-form-field", "data-prop": name }, ...content);

  const value = (): unknown => {
    const given = valueOfControl(control, schema);
    return textOfValue(given) === textOfValue(schema.default) ? undefined : given;
  };
  const problem = (): string | undefined => valueProblem(schema, value());
  const showProblem = (): void => {
    const text = problem();
    message.textContent = text ?? "";
    message.hidden = text === undefined;
    control.setAttribute("aria-invalid", String(text !== undefined));
  };
  const showState = (): void => {
    const isChanged = value() !== undefined;
    element.toggleAttribute("data-changed", isChanged);
    reset.hidden = !isChanged;
  };

  control.addEventListener("input", () => {
    // No new message appears while an editor types, since the text is unfinished. A shown message disappears as soon as
    // the text is right.
    if (!message.hidden) showProblem();
    showState();
    onChange();
  });
  control.addEventListener("change", () => {
    showProblem();
  });
  reset.addEventListener("click", () => {
    showValue(control, schema, undefined);
    showProblem();
    showState();
    control.focus();
    onChange();
  });

  const show = (shown: unknown): void => {
    showValue(control, schema, shown);
    showState();
    showProblem();
  };
  show(undefined);
  return { prop, element, control, value, problem, show };
}

function resetText({ default: standard, enum: options }: PropSchema): string {
  if (standard === undefined || standard === "") return "Tøm feltet";
  if (options) return "Tilbage til standardvalget";
  return typeof standard === "string" ? "Tilbage til standardteksten" : "Tilbage til standarden";
}

/** The variables of a text, such as `{name}`, each with a button that inserts it. */
function variablesOf(variables: Readonly<Record<string, string>>, id: string, control: Control): HTMLElement {
  const items = Object.entries(variables).map(([name, meaning]) => {
    const insert = make("button", { type: "button", class: "lk-form-variable" }, `{${name}}`);
    insert.setAttribute("aria-label", `Indsæt {${name}} i teksten`);
    insert.addEventListener("click", () => {
      insertText(control, `{${name}}`);
    });
    return make("li", {}, insert, ` ${meaning}`);
  });
  return make(
    "div",
    { class: "lk-form-variables" },
    make("p", { id }, "Navne i krølleparenteser bliver skiftet ud:"),
    make("ul", {}, ...items),
  );
}

function insertText(control: Control, text: string): void {
  if (control instanceof HTMLSelectElement) return;
  const end = control.value.length;
  control.setRangeText(text, control.selectionStart ?? end, control.selectionEnd ?? end, "end");
  control.focus();
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
