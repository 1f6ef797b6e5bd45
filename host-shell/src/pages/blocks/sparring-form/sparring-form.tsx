import { proposalsChangeAt, proposedTimes } from "../../../services/site-settings/proposed-times.ts";
import { defineBlock } from "../../block/define-block.ts";
import { placedByEditor, widgetFields } from "../../block/placed-by-editor.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import * as styles from "./sparring-form.css.ts";

/** The widget with the form that asks for a conversation. It offers three times from the opening hours of the telephone. */
export const sparringForm = defineBlock({
  name: "sparring-form",
  component: "SparringForm",
  fields: widgetFields,
  widgetOf: placedByEditor,
  changesAt: ({ now }) => proposalsChangeAt(now),
  draw: ({ fields, outer, view }) => {
    const { telephone } = view.service;
    const times = telephone ? proposedTimes(telephone.week, view.now) : [];
    const placed = placedByEditor(fields);
    const props = times.length > 0 ? { ...placed.props, times: times.join(" ") } : placed.props;
    return (
      <div className={styles.place} {...outer}>
        <WidgetPlace widget={{ ...placed, props }} view={view} />
      </div>
    );
  },
});
