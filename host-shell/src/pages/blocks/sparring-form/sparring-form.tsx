import { proposalsChangeAt, proposedTimes } from "../../../services/site-settings/proposed-times.ts";
import { defineBlock } from "../../block/define-block.ts";
import { placedByEditor, widgetFields } from "../../block/placed-by-editor.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import { partMark } from "../../member/member-part.tsx";
import { freeTimesPart } from "./free-times-part.tsx";
import * as styles from "./sparring-form.css.ts";

/**
 * The widget with the form that asks for a conversation. It offers three times from the opening hours of the telephone,
 * without those that the member has booked.
 */
export const sparringForm = defineBlock({
  name: "sparring-form",
  component: "SparringForm",
  fields: widgetFields,
  widgetOf: placedByEditor,
  changesAt: ({ now }) => proposalsChangeAt(now),
  draw: ({ fields, outer, view }) => {
    const { telephone } = view.service;
    const times = (telephone ? proposedTimes(telephone.week, view.now) : []).join(" ");
    const placed = placedByEditor(fields);
    // A page for members is in memory for all of them, so that the times are completed in each answer.
    const offered = view.member && !view.editing ? partMark(freeTimesPart, { times }) : times;
    const props = times === "" ? placed.props : { ...placed.props, times: offered };
    return (
      <div className={styles.place} {...outer}>
        <WidgetPlace widget={{ ...placed, props }} view={view} />
      </div>
    );
  },
});
