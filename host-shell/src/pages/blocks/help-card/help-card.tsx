import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { OpeningHours } from "../../patterns/opening-hours/opening-hours.tsx";
import { Phone } from "../../patterns/phone/phone.tsx";
import * as styles from "./help-card.css.ts";

/** The phone number and its opening hours, which are in the global settings. */
export const helpCard = defineBlock({
  name: "help-card",
  component: "HelpCard",
  fields: v.object({ title: textField, text: optionalText, phone: textField }),
  changesAt: ({ service }) => service.telephone?.changesAt,
  draw: ({ fields: { title, text, phone }, id, outer, view }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
          {text && <p className={textStyles.soft}>{text}</p>}
          <p>
            <Phone className={styles.phone} number={phone} />
          </p>
        </div>
        {view.service.telephone && <OpeningHours {...view.service.telephone} />}
      </div>
    </section>
  ),
});
