import * as v from "valibot";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import * as styles from "./cross-link.css.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";

/** The tools that the widget can link to. */
const LinkedTool = v.picklist(["cv_tjek", "jobmatch"]);

const fields = v.object({
  title: optionalText,
  text: optionalText,
  /** Label of the button. */
  button: optionalText,
  link: optional(linkAddressField),
  /** The tool that the card links to. */
  tool: optional(v.object({ value: LinkedTool })),
});

/** The card that takes a stored CV to another tool. If a field is empty, the widget uses its default text. */
export const crossLink = defineBlock({
  name: "cross-link",
  component: "CrossLink",
  fields,
  widgetOf,
  draw: ({ fields: given, outer, view }) => (
    <div className={styles.place} {...outer}>
      <WidgetPlace widget={widgetOf(given)} view={view} />
    </div>
  ),
});

/** The widget has separate text keys for each tool. */
const keys = {
  jobmatch: { title: "jobmatchTitle", text: "jobmatchText", button: "jobmatchButton" },
  cv_tjek: { title: "cvTjekTitle", text: "cvTjekText", button: "cvTjekButton" },
} as const satisfies Record<v.InferOutput<typeof LinkedTool>, object>;

function widgetOf({ title, text, button, link, tool }: v.InferOutput<typeof fields>): PlacedWidget {
  const key = keys[tool?.value ?? "jobmatch"];
  const given = {
    tool: tool?.value,
    href: link,
    [key.title]: title,
    [key.text]: text,
    [key.button]: button,
  };
  const props = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { name: "cross-link", version: "stable", load: "visible", fallback: "none", props };
}
