import * as v from "valibot";
import { proposalsChangeAt, proposedTimes } from "../../../services/site-settings/proposed-times.ts";
import { defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import * as styles from "./sparring-form.css.ts";

const widget: PlacedWidget = {
  name: "service-forms",
  version: "stable",
  load: "eager",
  props: { formId: "LHO0141" },
};

/** The form that asks for a conversation, with three times from the opening hours of the telephone. */
export const sparringForm = defineBlock({
  name: "sparring-form",
  component: "SparringForm",
  fields: v.object({}),
  widgetOf: () => widget,
  changesAt: ({ now }) => proposalsChangeAt(now),
  draw: ({ outer, view }) => {
    const { telephone } = view.service;
    const times = telephone ? proposedTimes(telephone.week, view.now) : [];
    const props = times.length > 0 ? { ...widget.props, times: times.join(" ") } : widget.props;
    return (
      <div className={styles.place} {...outer}>
        <WidgetPlace widget={{ ...widget, props }} view={view} />
      </div>
    );
  },
});
