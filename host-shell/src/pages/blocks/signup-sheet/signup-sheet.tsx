import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./signup-sheet.css.ts";

const fields = v.object({
  /**
   * For each value of `sheet_confirmation` in the address, the page below `widgets/` that has the content of the sheet.
   */
  variants: itemsField({ variant: textField, widgetId: textField }),
  /** Texts while the content of the sheet is loaded. They cannot be in that content. */
  loadingTitle: optionalText,
  loadFailed: optionalText,
});

/** The sheet that opens after a sign-up. If a site has the sheet in its shared parts, every page of the site has it. */
export const signupSheet = defineBlock({
  name: "signup-sheet",
  component: "SignupSheet",
  fields,
  widgetOf,
  // The sheet is not shown in editing mode: its content is edited on a separate page below `widgets/`.
  draw: ({ fields: given, view }) =>
    view.editing ? null : (
      <div className={styles.place}>
        <WidgetPlace widget={widgetOf(given)} view={view} />
      </div>
    ),
});

function widgetOf({ variants, loadingTitle, loadFailed }: v.InferOutput<typeof fields>): PlacedWidget {
  return {
    name: "finalize-sheet",
    version: "stable",
    load: "visible",
    fallback: "none",
    props: {
      variants: variants.map(({ variant, widgetId }) => `${variant}: ${widgetId}`).join(", "),
      ...(loadingTitle && { loadingTitle }),
      ...(loadFailed && { loadFailed }),
    },
  };
}
