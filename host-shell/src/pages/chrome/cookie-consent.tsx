import * as v from "valibot";
import { defineBlock } from "../blocks/block.ts";
import { firstFrameMarkup, propsMarkup } from "../blocks/first-frame-markup.ts";
import { textField } from "../content/fields.ts";
import * as styles from "./cookie-consent.css.ts";

export const consentWidget = "cookie-consent";

const wish = { name: consentWidget, version: "stable" } as const;

/**
 * The consent overlay, on every page of the site. Its widget is loaded for who presses something in it; until then its
 * first frame is shown or hidden by the scripts in `enhance`.
 */
export const cookieConsent = defineBlock({
  fields: v.objectWithRest({}, textField),
  widgetOf: (texts) => ({ ...wish, load: "interaction", props: texts }),
  draw: ({ fields: texts, id, view }) => {
    const frame = view.frameOf(wish);
    return (
      <div
        className={styles.place}
        id={id}
        data-site-widget={wish.name}
        data-widget-load={view.editing ? "visible" : "interaction"}
        dangerouslySetInnerHTML={{ __html: (frame ? firstFrameMarkup(frame, texts) : "") + propsMarkup(texts) }}
      />
    );
  },
});
