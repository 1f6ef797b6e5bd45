import { type BlockAttributes, decodedProps } from "./block-attributes.ts";
import type { EditorTool } from "./editor-tool.ts";
import { Inspector } from "./inspector.ts";
import { Preview, type PreviewWidth } from "./preview.ts";
import { useTool } from "./use-tool.ts";
import { __, h, type Rendered } from "./wordpress.ts";

interface EditProps {
  readonly attributes: BlockAttributes;
  readonly setAttributes: (changed: BlockAttributes) => void;
  readonly isSelected: boolean;
}

/** What the block editor shows for a tool: the tool, or why it cannot be shown, and the sidebar. */
export function editOf(name: string): (props: EditProps) => Rendered {
  return function Edit({ attributes, setAttributes, isSelected }) {
    const { host, version } = lederkredsen;
    const [width, setWidth] = wp.element.useState<PreviewWidth>(768);
    const blockProps = wp.blockEditor.useBlockProps();
    const tool = useTool(name, attributes.version || version);
    const shown = { ...attributes, props: decodedProps(attributes.props ?? {}) };
    if (host === "") return h("div", blockProps, h(MissingHost, { name }));
    return h(
      "div",
      blockProps,
      tool ? h(Sight, { tool, shown, width, isSelected }) : h(Waiting, null),
      tool && h(Inspector, { tool, attributes: shown, setAttributes }),
      tool?.isCopy === false && h(WidthButtons, { width, onChange: setWidth }),
    );
  };
}

interface SightProps {
  readonly tool: EditorTool;
  readonly shown: BlockAttributes;
  readonly width: PreviewWidth;
  readonly isSelected: boolean;
}

function Sight({ tool, shown, width, isSelected }: SightProps): Rendered {
  const { host, version } = lederkredsen;
  // A host that does not answer has no preview: the frame would only show the browser's error page.
  if (tool.isCopy) {
    const text = __("The tool cannot be shown, since the host does not answer. The block is kept as it is.");
    return h(wp.components["Placeholder"], { label: tool.profile.title, instructions: text });
  }
  const values = { ...shown, host, version: shown.version || version, load: "eager" };
  return h(Preview, { tool, values, width, isActive: isSelected });
}

function Waiting(): Rendered {
  return h("div", { className: "lederkredsen-waiting" }, h(wp.components["Spinner"], null));
}

function MissingHost({ name }: { readonly name: string }): Rendered {
  const { settingsPage, tools } = lederkredsen;
  const text = settingsPage
    ? __("The address of the host is missing.")
    : __("The address of the host is missing. Ask an administrator of this site to write it in the settings.");
  const { Button, Placeholder } = wp.components;
  return h(
    Placeholder,
    { label: tools[name]?.title ?? name, instructions: text },
    settingsPage !== "" && h(Button, { variant: "primary", href: settingsPage }, __("Open the settings")),
  );
}

interface WidthButtonsProps {
  readonly width: PreviewWidth;
  readonly onChange: (width: PreviewWidth) => void;
}

function WidthButtons({ width, onChange }: WidthButtonsProps): Rendered {
  const { ToolbarButton, ToolbarGroup } = wp.components;
  const widths = [
    [360, "smartphone", __("As on a telephone")],
    [768, "tablet", __("As on a tablet")],
    [1280, "desktop", __("As on a computer")],
  ] as const;
  return h(
    wp.blockEditor.BlockControls,
    null,
    h(
      ToolbarGroup,
      { label: __("Width of the preview") },
      ...widths.map(([size, icon, label]) =>
        h(ToolbarButton, { key: size, icon, label, isPressed: size === width, onClick: () => onChange(size) }),
      ),
    ),
  );
}
