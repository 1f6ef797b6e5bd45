import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalKey, optionalText, textField } from "../../content/fields/text.ts";
import { OpeningHours } from "../../patterns/opening-hours/opening-hours.tsx";
import { Phone } from "../../patterns/phone/phone.tsx";
import { sitePhone } from "../../patterns/phone/site-phone.ts";
import * as styles from "./help-card.css.ts";

/** A phone number, by default the one of the site, and the opening hours in the settings of the site. */
export const helpCard = defineBlock({
  name: "help-card",
  component: "HelpCard",
  fields: v.object({ title: textField, text: optionalText, phone: optionalKey }),
  changesAt: ({ service }) => service.telephone?.changesAt,
  draw: ({ fields: { title, text, phone: own }, id, outer, view }) => {
    const phone = own ?? sitePhone(view.site);
    return (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.card}>
          <div className={styles.words}>
            <h2 className={heading.xl} id={`${id}-title`}>
              {title}
            </h2>
            {text && <p className={textStyles.soft}>{text}</p>}
            {phone && (
              <p>
                <Phone className={styles.phone} number={phone} />
              </p>
            )}
          </div>
          {view.service.telephone && (
            <OpeningHours {...view.service.telephone} callMeLink={view.site.settings?.contact?.links[0]?.link} />
          )}
        </div>
      </section>
    );
  },
});
