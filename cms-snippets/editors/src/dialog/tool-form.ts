import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { propsForm } from "../../../../shared-runtime/src/editors/form/props-form.ts";
import { placeholder } from "../../../../shared-runtime/src/editors/placeholder.ts";
import { editPlaceholder } from "../placeholder/edit-placeholder.ts";
import { type Choices, readPlaceholder } from "../placeholder/read-placeholder.ts";
import { loaderSettings } from "./loader-settings.ts";
import type { DialogStep } from "./dialog-step.ts";

interface ToolFormOptions {
  readonly tool: EditorTool;
  readonly host: string;
  /** The placeholder that is edited; `undefined` for a new one. */
  readonly source: string | undefined;
  /** Goes back to the list of tools. */
  readonly onBack: (() => void) | undefined;
  readonly onFinish: (placeholder: string) => void;
}

/** The form of one tool. Problems are shown at their fields, and do not let the dialog finish. */
export function toolForm({ tool, host, source, onBack, onFinish }: ToolFormOptions): DialogStep {
  const chosen = source === undefined ? newChoices(tool) : readPlaceholder(source, tool);
  const message = make("p", { class: "message", role: "alert" });
  const form = propsForm({
    schema: tool.schema,
    values: chosen.props,
    onChange: (_, problems) => {
      if (Object.keys(problems).length === 0) message.textContent = "";
    },
  });
  const settings = loaderSettings(chosen);
  const choices = (): Choices => ({ ...settings.values(), props: form.values() });
  const before = JSON.stringify(choices());

  const finish = (): void => {
    const problems = Object.entries(form.problems());
    const [first] = problems;
    if (first) {
      message.textContent = problems.length === 1 ? "Ret feltet først." : `Ret de ${problems.length} felter først.`;
      form.focus(first[0]);
      return;
    }
    if (source === undefined) onFinish(placeholder(tool, { host, ...choices() }));
    // A placeholder whose choices were not changed stays as it is written.
    else onFinish(JSON.stringify(choices()) === before ? source : editPlaceholder(source, tool, choices(), host));
  };

  const back = make("button", { type: "button" }, "Vælg et andet");
  back.addEventListener("click", () => onBack?.());
  const save = make("button", { type: "submit", class: "main" }, source === undefined ? "Indsæt" : "Gem");
  return {
    title: tool.profile?.title ?? tool.name,
    summary: tool.profile?.summary ?? "",
    content: [form.element, settings.element],
    actions: [message, ...(onBack ? [back] : []), save],
    onSubmit: finish,
    isNarrow: true,
  };
}

function newChoices({ profile }: EditorTool): Choices {
  return { version: "", load: profile?.usualLoad ?? "", fallback: "", props: {} };
}
