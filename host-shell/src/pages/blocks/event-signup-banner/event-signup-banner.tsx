import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { optionalText } from "../../content/fields/text.ts";
import { eventIn } from "../../events/event.ts";
import { whenAndWhere } from "../../events/event-words.ts";
import { signUpAt, type SignUpState, takesSignUps } from "../../events/sign-up-state.ts";
import { hasBanner, SignUpLink } from "../../patterns/event/sign-up-link.tsx";
import * as styles from "./event-signup-banner.css.ts";

/** A banner that leads to the sign-up form of the event of the page. */
export const eventSignupBanner = defineBlock({
  name: "event-signup-banner",
  component: "EventSignupBanner",
  fields: v.object({ title: optionalText, text: optionalText }),
  problem: (_fields, { data }) =>
    eventIn(data) ? undefined : "Blokken virker kun på en side med skabelonen EventPage.",
  changesAt: ({ now }, _fields, { data }) => {
    const event = eventIn(data);
    return event && signUpAt(event, now).changesAt;
  },
  draw: ({ fields: { title, text }, id, outer, view, page }) => {
    const event = eventIn(page.data);
    if (!event) return null;
    const { state } = signUpAt(event, view.now);
    return (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.banner}>
          <div className={styles.words}>
            <h2 className={heading.xxl} id={`${id}-title`}>
              {title ?? titles[state]}
            </h2>
            <p className={`${textStyles.lead} ${evenLines}`}>{text ?? whenAndWhere(event)}</p>
          </div>
          {(takesSignUps(state) || !hasBanner(page)) && <SignUpLink event={event} state={state} page={page} />}
        </div>
      </section>
    );
  },
});

const titles: Readonly<Record<SignUpState, string>> = {
  open: "Vil du med?",
  waiting: "Der er venteliste",
  closed: "Tilmeldingen er lukket",
  begun: "Tilmeldingen er lukket",
  over: "Tak til alle, der var med",
};
