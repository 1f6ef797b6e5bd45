import { type BlockAttributes, withProp } from "./block-attributes.ts";
import type { EditorTool } from "./editor-tool.ts";
import { Field } from "./field.ts";
import { formOf, type FormGroup, type FormProp, searchForm } from "./form-groups.ts";
import { __, h, type Rendered } from "./wordpress.ts";

type Props = Readonly<Record<string, unknown>>;

interface InspectorProps {
  readonly tool: EditorTool;
  readonly attributes: BlockAttributes & { readonly props: Props };
  readonly setAttributes: (changed: BlockAttributes) => void;
}

/** The sidebar: the groups of the form, or what a search finds in them. */
export function Inspector({ tool, attributes, setAttributes }: InspectorProps): Rendered {
  const { SearchControl, PanelBody } = wp.components;
  const [search, setSearch] = wp.element.useState<string>("");
  const { props } = attributes;
  const form = formOf(tool.schema);
  const internalTitle = __("For developers");
  const field = (prop: FormProp) =>
    h(Field, {
      key: prop.name,
      prop,
      value: props[prop.name],
      onChange: (value: unknown) => setAttributes({ props: withProp(props, prop.name, value, prop.schema.default) }),
    });
  const groups = [...form.groups, { title: internalTitle, usual: form.internal, rare: [] }].filter(
    ({ usual, rare }) => usual.length + rare.length > 0,
  );
  const found = search.trim() === "" ? undefined : searchForm(form, props, search, internalTitle);
  return h(
    wp.blockEditor.InspectorControls,
    null,
    h(
      "div",
      { className: "lederkredsen-top" },
      tool.isCopy && h(CopyNotice, null),
      h(SearchControl, {
        value: search,
        onChange: setSearch,
        label: __("Search the texts"),
        placeholder: __("Search the texts"),
        __nextHasNoMarginBottom: true,
      }),
    ),
    found?.length === 0 && h("p", { className: "lederkredsen-top", role: "status" }, __("No text has these words.")),
    ...(found ?? []).map(({ title, props: fitting }) =>
      h(PanelBody, { key: `found ${title}`, title: title || __("Others") }, ...fitting.map(field)),
    ),
    ...(found ? [] : groups).map((group, index) =>
      h(GroupPanel, { key: group.title, group, props, field, isFirst: index === 0 }),
    ),
    h(LoadingPanel, { key: "loading", attributes, setAttributes }),
  );
}

interface GroupPanelProps {
  readonly group: FormGroup;
  readonly props: Props;
  readonly field: (prop: FormProp) => Rendered;
  readonly isFirst: boolean;
}

function GroupPanel({ group: { title, usual, rare }, props, field, isFirst }: GroupPanelProps): Rendered {
  const { Button, PanelBody } = wp.components;
  const isChanged = ({ name }: FormProp) => Object.hasOwn(props, name);
  // Rare props that are chosen are always shown.
  const [showsRare, setShowsRare] = wp.element.useState<boolean>(() => usual.length === 0 || rare.some(isChanged));
  const changed = [...usual, ...rare].filter(isChanged).length;
  const name = title || __("Others");
  return h(
    PanelBody,
    { title: changed === 0 ? name : `${name} (${changed})`, initialOpen: isFirst },
    ...(showsRare ? [...usual, ...rare] : usual).map(field),
    !showsRare &&
      rare.length > 0 &&
      h(
        Button,
        { variant: "secondary", className: "lederkredsen-more", onClick: () => setShowsRare(true) },
        wp.i18n.sprintf(__("Show %d more that are rarely changed"), rare.length),
      ),
  );
}

function CopyNotice(): Rendered {
  return h(
    wp.components["Notice"],
    { status: "warning", isDismissible: false },
    __("The host does not answer, so this is the form that came with the plugin. What you choose is kept."),
  );
}

/** The settings of the loader. */
function LoadingPanel({ attributes, setAttributes }: Omit<InspectorProps, "tool">): Rendered {
  const { PanelBody, SelectControl, TextControl } = wp.components;
  const { version = "", load = "visible", fallback = "message" } = attributes;
  return h(
    PanelBody,
    { title: __("Version and loading"), initialOpen: false },
    h(TextControl, {
      label: __("Version"),
      help: __("Empty: the version of the whole site. Otherwise stable, canary, or a number such as 1 or 1.4.2."),
      value: version,
      onChange: (text: string) => setAttributes({ version: text.trim() }),
      __nextHasNoMarginBottom: true,
    }),
    h(SelectControl, {
      label: __("When the tool is loaded"),
      value: load,
      options: [
        { value: "visible", label: __("When it is about to be seen") },
        { value: "eager", label: __("At once") },
        { value: "idle", label: __("When the page is ready") },
        { value: "interaction", label: __("When the visitor points at it or presses it") },
      ],
      onChange: (next: string) => setAttributes({ load: next }),
      __nextHasNoMarginBottom: true,
    }),
    h(SelectControl, {
      label: __("If the tool cannot be shown"),
      value: fallback,
      options: [
        { value: "message", label: __("A message and a button to try again") },
        { value: "none", label: __("Nothing") },
      ],
      onChange: (next: string) => setAttributes({ fallback: next }),
      __nextHasNoMarginBottom: true,
    }),
  );
}
