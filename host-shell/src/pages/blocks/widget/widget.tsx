import { defineBlock } from "../../block/define-block.ts";
import { placedByEditor, widgetFields } from "../../block/placed-by-editor.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import * as styles from "./widget.css.ts";

/** A widget that an editor placed. */
export const widget = defineBlock({
  name: "widget",
  component: "Widget",
  fields: widgetFields,
  widgetOf: placedByEditor,
  draw: ({ fields, outer, view }) => (
    <div className={styles.place} {...outer}>
      <WidgetPlace widget={placedByEditor(fields)} view={view} />
    </div>
  ),
});
