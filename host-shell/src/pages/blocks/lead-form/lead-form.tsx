import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import { flagsOf, type LeadForm, type LeadWord } from "shared-runtime/lead-forms/lead-form.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { type Block, defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import type { BlockPage } from "../../block/prepared-block.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import { isEmptyField } from "../../content/fields/empty.ts";
import { optionalText } from "../../content/fields/text.ts";
import { booleanField } from "../../content/fields/values.ts";
import { eventIn, type PageEvent } from "../../events/event.ts";
import { closedSentence, whenAndWhere, whenAndWhereInside } from "../../events/event-words.ts";
import { signUpAt, takesSignUps } from "../../events/sign-up-state.ts";
import { eventFacts, priceFact, priceWords } from "../../patterns/event/event-facts.tsx";
import { FactList } from "../../patterns/event/fact-list.tsx";
import { hasBanner } from "../../patterns/event/sign-up-link.tsx";
import * as styles from "./lead-form.css.ts";

const flags = Object.fromEntries(
  leadForms
    .flatMap((form) => [...flagsOf(form), ...(form.waitingPrefix !== undefined ? ["soldOut"] : [])])
    .map((flag) => [flag, booleanField]),
);

const fields = v.objectWithRest(
  {
    title: optionalText,
    text: optionalText,
    /** Label of the button. */
    button: optionalText,
    /** A text about the next steps, in the dialog after the form was sent. */
    done: optionalText,
    /** The title over it. Default: that of the site. */
    doneTitle: optionalText,
    ...flags,
  },
  // All other fields are props, which the widget and the registry check.
  v.unknown(),
);

/** The form that reads the event of its page. */
const eventForm = "event-signup";

type LeadFormFields = v.InferOutput<typeof fields>;

/** `call-me` -> `CallMeForm` */
export function componentOf({ id }: Pick<LeadForm, "id">): string {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Form`;
}

/** A form of the widget `lead-forms`. */
function leadFormBlock(form: LeadForm) {
  const widgetOf = (given: LeadFormFields, page: BlockPage, path?: string): PlacedWidget => {
    const event = form.id === eventForm ? eventIn(page.data) : undefined;
    const fields = event ? withEvent(given, event, page, path) : given;
    return {
      name: "lead-forms",
      version: "stable",
      load: "visible",
      props: { form: form.id, ...sourceOf(form, page.site), ...propsOf(fields, form) },
      attributes: { "data-form": form.id, ...flagAttributes(fields) },
    };
  };
  return defineBlock({
    name: "lead-form",
    component: componentOf(form),
    fields,
    widgetOf,
    changesAt: ({ now }, _fields, { data }) => {
      const event = form.id === eventForm ? eventIn(data) : undefined;
      return event && signUpAt(event, now).changesAt;
    },
    draw: ({ fields: given, id, outer, view, page }) => {
      const event = form.id === eventForm ? eventIn(page.data) : undefined;
      const state = event && signUpAt(event, view.now).state;
      if (event && state && !takesSignUps(state) && !view.editing)
        return hasBanner(page) ? null : (
          <section className={styles.place} {...outer} aria-labelledby={`${id}-title`}>
            <div className={styles.closed}>
              <h2 className={heading.xl} id={`${id}-title`}>
                Tilmelding
              </h2>
              <p>{closedSentence(event, state)}</p>
            </div>
          </section>
        );
      const price = event && priceFact(event);
      const hasFacts = event && state && !hasBanner(page);
      return (
        <div className={styles.place} {...outer}>
          {hasFacts && (
            <div className={styles.facts}>
              <FactList facts={[...eventFacts(event, state), ...(price ? [price] : [])]} />
            </div>
          )}
          <WidgetPlace widget={widgetOf(given, page, view.path)} view={view} />
        </div>
      );
    },
  });
}

/** The fields of the form with those that the page of its event decides. The texts name the event, unless an editor wrote them. */
function withEvent(given: LeadFormFields, event: PageEvent, page: BlockPage, path: string | undefined): LeadFormFields {
  const isSoldOut = given["soldOut"] === true || event.isSoldOut;
  const price = priceWords(event);
  const facts = [whenAndWhere(event), ...(price === undefined ? [] : [`Pris: ${price}`])].filter((fact) => fact !== "");
  return {
    ...given,
    text: given.text ?? [...facts.map(closed), "Du får en mail, når du er tilmeldt."].join(" "),
    ...(isSoldOut
      ? isEmptyField(given["soldOutDone"]) && { soldOutDone: { value: waitingWords(event, page) } }
      : given.done === undefined && { done: signedUpWords(event, page) }),
    soldOut: isSoldOut,
    eventSource: isEmptyField(given["eventSource"]) ? { value: path?.split("/").at(-1) ?? "" } : given["eventSource"],
    ...(path !== undefined && { eventPage: { value: path } }),
  };
}

/** What a visitor has signed up for, how it is paid, and where the calendar file is. */
function signedUpWords(event: PageEvent, page: BlockPage): string {
  const price = event.isFree ? undefined : priceWords(event);
  const hasCalendarLink = event.day !== undefined && hasBanner(page);
  return [
    `Du er tilmeldt ${eventNamed(event, page)}`,
    ...(price === undefined
      ? ["Du får en mail med det praktiske"]
      : [`${event.priceLabel ?? "Pris"}: ${price}`, "Du får en regning på mail sammen med det praktiske"]),
    ...(hasCalendarLink ? ["På siden kan du lægge arrangementet i din kalender"] : []),
  ]
    .map(closed)
    .join(" ");
}

function waitingWords(event: PageEvent, page: BlockPage): string {
  const hasPrice = !event.isFree && priceWords(event) !== undefined;
  return [
    `Du står på ventelisten til ${eventNamed(event, page)}`,
    `Vi skriver, hvis en plads bliver ledig${hasPrice ? ", og du betaler først, når du har fået den" : ""}`,
  ]
    .map(closed)
    .join(" ");
}

/** "»Ledelse i modvind«, torsdag den 12. marts 2099 kl. 17–19.30, Åboulevarden 31", as far as it is known. */
function eventNamed(event: PageEvent, { navigationTitle }: BlockPage): string {
  const name = navigationTitle === undefined ? "arrangementet" : `»${navigationTitle}«`;
  return [name, whenAndWhereInside(event)].filter((part) => part !== "").join(", ");
}

const closed = (sentence: string): string => (sentence.endsWith(".") ? sentence : `${sentence}.`);

/** A block for each lead form. */
export const leadFormBlocks: readonly Block[] = leadForms.map(leadFormBlock);

/** The `source` of the site as a prop, if the form sends one. The widget's default is 0. */
function sourceOf({ sends = [] }: LeadForm, { leadSource }: BlockPage["site"]): { readonly source?: number } {
  return sends.includes("source") && leadSource !== 0 ? { source: leadSource } : {};
}

function propsOf({ title, text, button, done, doneTitle, ...rest }: LeadFormFields, { prefix }: LeadForm) {
  const words: Partial<Record<LeadWord, string | undefined>> = {
    Title: title,
    Text: text,
    Button: button,
    Done: done,
    DoneTitle: doneTitle,
  };
  const named = Object.entries(words).map(([word, value]) => [`${prefix}${word}`, value] as const);
  const others = Object.entries(rest).map(([key, field]) => [key, valueOf(field)] as const);
  return Object.fromEntries([...named, ...others].filter(([, value]) => value !== undefined && value !== false));
}

function flagAttributes(given: LeadFormFields): Readonly<Record<`data-${string}`, string>> {
  const set = Object.keys(flags).filter((flag) => given[flag]);
  return Object.fromEntries(set.map((flag) => [attributeOf(flag), "true"]));
}

/** The value of a field: flags are already read, other fields are as the CMS sent them. */
function valueOf(field: unknown): unknown {
  if (typeof field !== "object" || field === null) return field;
  return isEmptyField(field) || !("value" in field) ? undefined : field.value;
}
