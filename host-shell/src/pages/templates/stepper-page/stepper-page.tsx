import { renderToStaticMarkup } from "react-dom/server";
import { CrossIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { Wordmark } from "../../chrome/wordmark.tsx";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { defineTemplate, mainOf } from "../template.ts";
import * as styles from "./stepper-page.css.ts";

/** A flow on a whole page, with nothing around it except a link that closes it. */
export const stepperPage = defineTemplate({
  name: "StepperPage",
  folder: "stepper-page",
  robots: "index, follow",
  fields: v.object({
    /** The page that the close link leads to. Default: the front page. */
    returnLink: optional(linkAddressField),
    /** Label of the close link. */
    closeLabel: optionalText,
  }),
  placeholders: ["headless-header", "headless-main", "headless-footer"],
  frame: ({ data, view, skipLink, sessionTimeout, slot }) =>
    [
      slot("headless-header"),
      skipLink,
      renderToStaticMarkup(
        <header className={styles.bar}>
          <Wordmark kind={view.site.kind} name={view.site.title} />
          <a className={styles.close} href={data.returnLink ?? "/"}>
            {data.closeLabel ?? "Luk"}
            <CrossIcon />
          </a>
        </header>,
      ),
      mainOf(slot("headless-main")),
      slot("headless-footer"),
      sessionTimeout,
    ].join(""),
});
