import * as v from "valibot";
import { defineBlock } from "../blocks/block.ts";
import { firstFrameMarkup, propsMarkup } from "../blocks/first-frame-markup.ts";
import { textField } from "../content/fields.ts";
import * as styles from "./cookie-consent.css.ts";

export const consentWidget = "cookie-consent";

const request = { name: consentWidget, version: "stable" } as const;

/**
 * The consent overlay, on every page of the site. Its widget loads when the visitor interacts with it; until then, the
 * scripts in `enhance` show or hide its first frame.
 */
export const cookieConsent = defineBlock({
  fields: v.objectWithRest({}, textField),
  widgetOf: (texts) => ({ ...request, load: "interaction", props: texts }),
  render: ({ fields: texts, id, view }) => {
    const frame = view.frameOf(request);
    return (
      <div
        className={styles.place}
        id={id}
        data-site-widget={request.name}
        data-widget-load={view.editing ? "visible" : "interaction"}
        dangerouslySetInnerHTML={{ __html: (frame ? firstFrameMarkup(frame, texts) : "") + propsMarkup(texts) }}
      />
    );
  },
});
