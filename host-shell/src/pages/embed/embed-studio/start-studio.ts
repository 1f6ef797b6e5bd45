import { adoptFormStyles } from "shared-runtime/editors/form/form-styles.ts";
import { type FormProblems, type PropsForm, propsForm } from "shared-runtime/editors/form/props-form.ts";
import { placeholderAttributes } from "shared-runtime/editors/placeholder.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";
import { choicesIn, type Choices, fragmentOf, usualChoices } from "./choices.ts";
import { enhanceColors } from "./enhance-colors.ts";
import { enhanceCodes } from "./enhance-codes.ts";
import { enhancePreview } from "./enhance-preview.ts";
import { findPart } from "./find-part.ts";
import { readVersion } from "./read-version.ts";

/** Milliseconds after the last change until the preview and the address follow it. */
const restMs = 250;

/** The studio of one tool: a form, a preview, and the code that follows both. */
export async function startStudio(root: HTMLElement): Promise<void> {
  const { embedStudio: name = "", host = location.origin, usualLoad = "visible" } = root.dataset;
  const usual = usualChoices(usualLoad);
  const place = findPart("[data-form]", root);
  const state = findPart("[data-form-state]", root);
  const settings = [...root.querySelectorAll<HTMLSelectElement>("[data-setting]")];

  let choices = usual;
  let problems: FormProblems = {};
  let tool: EditorTool | undefined;
  let form: PropsForm | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the forms that were asked for: an older one that arrives late is not shown. */
  let round = 0;

  const preview = enhancePreview(root, (view) => change({ view }));
  const codes = enhanceCodes(root);
  const colors = enhanceColors(root, (chosen) => change({ colors: chosen }));

  /** The props without a problem. Props with a problem are not written into the code. */
  const soundProps = () => Object.fromEntries(Object.entries(choices.props).filter(([prop]) => !(prop in problems)));
  const follow = (): void => {
    if (!tool) return;
    const values = { ...choices, host, props: soundProps() };
    const attributes = Object.fromEntries(placeholderAttributes(tool, values));
    preview.show({
      attributes: { ...attributes, "data-widget-load": "eager" },
      colors: choices.colors,
      ...choices.view,
    });
    const address = `${location.pathname}${location.search}#${fragmentOf(choices, usual)}`;
    permitted(() => history.replaceState(history.state, "", address));
  };
  const change = (some: Partial<Choices>): void => {
    choices = { ...choices, ...some };
    if (tool) {
      const fragment = fragmentOf(choices, usual);
      const link = `${host}/embed?tool=${name}${fragment === "" ? "" : `#${fragment}`}`;
      codes.show({ tool, values: { ...choices, host, props: soundProps() }, colors: choices.colors, link });
      codes.showLeftOut(Object.keys(problems).map((prop) => tool?.schema.properties?.[prop]?.title ?? prop));
    }
    clearTimeout(timer);
    timer = setTimeout(follow, restMs);
  };

  /** The tool of a version. If the host does not have the version, the tool of the recommended version. */
  const readOrUsual = async (version: string) => {
    const read = await readVersion(name, version);
    return read ? { read, version } : { read: await readVersion(name, usual.version), version: usual.version };
  };

  /** Reads the schema of the chosen version, and shows its form with the present values. */
  const showForm = async (): Promise<void> => {
    round += 1;
    const present = round;
    const { version } = choices;
    state.textContent = "Formularen bliver hentet …";
    const found = await readOrUsual(version).catch(() => undefined);
    if (present !== round) return;
    if (found) choices = { ...choices, version: found.version };
    for (const setting of settings) showSetting(setting, choices);
    const read = found?.read;
    if (!read) {
      state.textContent = "Formularen kunne ikke hentes. Genindlæs siden for at prøve igen.";
      return;
    }
    state.textContent =
      version === choices.version ? "" : `Version ${version} findes ikke mere. Du ser den anbefalede.`;
    // The props in an address can be read only with the schema.
    const values = tool ? choices.props : choicesIn(location.hash, read.schema, usual).props;
    tool = read;
    form = propsForm({
      schema: read.schema,
      values,
      onChange: (props, found) => {
        problems = found;
        change({ props });
      },
    });
    place.replaceChildren(form.element);
    problems = form.problems();
    change({ props: form.values() });
  };

  /** Applies the choices in the address, such as those of a shared link. */
  const takeAddress = async (): Promise<void> => {
    tool = undefined;
    choices = choicesIn(location.hash, {}, usual);
    colors.show(choices.colors);
    preview.showView(choices.view);
    await showForm();
  };

  for (const setting of settings) {
    setting.addEventListener("change", () => {
      change({ [setting.dataset["setting"] ?? ""]: setting.value });
      if (setting.dataset["setting"] === "version") void showForm();
    });
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-to-part]")) {
    link.addEventListener("click", (event) => {
      // The link must not change the fragment of the address, which contains the choices.
      event.preventDefault();
      findPart(link.hash, root).focus();
    });
  }
  window.addEventListener("hashchange", () => void takeAddress());
  adoptFormStyles(document);
  await takeAddress();
}

/** Shows the choice in the list of a setting. Adds a version that the list lacks, such as one from an older link. */
function showSetting(select: HTMLSelectElement, choices: Choices): void {
  const name = select.dataset["setting"];
  const value = name === "version" || name === "load" || name === "fallback" ? choices[name] : "";
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(value, value));
  select.value = value;
}
