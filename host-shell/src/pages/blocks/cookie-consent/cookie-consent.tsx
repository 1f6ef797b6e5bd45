import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { firstFrameMarkup, laterFrameMarkup, propsMarkup } from "../../block/first-frame-markup.ts";
import { optionalText } from "../../content/fields/text.ts";
import { consentWidget } from "./consent-widget.ts";
import * as styles from "./cookie-consent.css.ts";

const request = { name: consentWidget, version: "stable" } as const;

/**
 * The consent overlay, on every page of the site. The widget is loaded when the visitor interacts with it. Until then,
 * scripts in `enhance` show or hide the first frame: after the first paint of the page, and only to visitors who have not
 * answered.
 */
export const cookieConsent = defineBlock({
  name: "cookie-consent",
  component: "CookieConsent",
  fields: v.objectWithRest({}, optionalText),
  widgetOf: (texts) => ({ ...request, load: "interaction", props: textsIn(texts) }),
  draw: ({ fields, outer, view }) => {
    const texts = textsIn(fields);
    const frame = view.frameOf(request);
    const frameMarkup = view.editing ? firstFrameMarkup : laterFrameMarkup;
    return (
      <div
        className={styles.place}
        {...outer}
        data-site-widget={request.name}
        data-widget-load={view.editing ? "visible" : "interaction"}
        dangerouslySetInnerHTML={{ __html: (frame ? frameMarkup(frame, texts) : "") + propsMarkup(texts) }}
      />
    );
  },
});

function textsIn(fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
