import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { type BlockProps, defineBlock } from "../../block/define-block.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { sitePhone } from "../../patterns/phone/site-phone.ts";
import { AnswerForm } from "./answer-form.tsx";
import * as styles from "./dagpenge-start.css.ts";
import { Problems } from "./problems.tsx";
import { benefitStart } from "./rules/benefit-start.ts";
import { parameters, readAnswers, type Typed } from "./rules/read-answers.ts";
import { StartResult } from "./start-result.tsx";

const fields = v.object({
  title: optionalText,
  lead: optionalText,
  /** Label of the button. Default: "Regn det ud". */
  button: optionalText,
  /** Link to the sign-up, shown if it is worth while to join. */
  joinLink: optionalLink,
  /** Link to the rules, below the result. */
  rulesLink: optionalLink,
  /** Default: the number of the site. */
  phone: optionalText,
});
type Fields = v.InferOutput<typeof fields>;

const noRules = "Reglerne mangler: Sitet har ingen items/dagpenge.json.";

/**
 * A calculator: from which day a person can have unemployment benefits, and how much. A form whose answers are in the
 * address; the server calculates. The answers are about a person, so that no answer is stored or indexed.
 */
export const dagpengeStart = defineBlock({
  name: "dagpenge-start",
  component: "DagpengeStart",
  fields,
  query: () => parameters,
  storedByQuery: false,
  load: async (_fields, { query }): Promise<Typed> => query,
  emptyText: (_fields, _data, { site }) => (site.dagpenge === undefined ? noRules : undefined),
  draw: (props) => <Calculator {...props} />,
});

function Calculator({ fields: given, data: typed, id, outer, page, view }: BlockProps<Fields, Typed>) {
  const rules = page.site.dagpenge;
  if (rules === undefined) return null;
  const today = copenhagenIso(view.now).slice(0, 10);
  const read = readAnswers(typed, today);
  const phone = given.phone ?? sitePhone(page.site);
  const answerId = `${id}-svar`;
  // Without a title, the answer follows the title of the page.
  const level = given.title ? "h3" : "h2";
  return (
    <section className={styles.section} {...outer} aria-labelledby={given.title && `${id}-title`}>
      {(given.title ?? given.lead) && (
        <div className={styles.opening}>
          {given.title && (
            <h2 className={heading.xxl} id={`${id}-title`}>
              {given.title}
            </h2>
          )}
          {given.lead && <p className={type.lead}>{given.lead}</p>}
        </div>
      )}
      {read.kind === "answers" && (
        <StartResult
          id={answerId}
          answers={read.answers}
          start={benefitStart(read.answers, rules, today)}
          rules={rules}
          today={today}
          phone={phone}
          joinLink={given.joinLink}
          rulesLink={given.rulesLink}
          level={level}
        />
      )}
      <AnswerForm
        id={id}
        action={`${view.path}#${answerId}`}
        typed={typed}
        problems={read.kind === "problems" ? read.problems : new Map()}
        rules={rules}
        isAgain={read.kind === "answers"}
        button={given.button}
        level={level}
      >
        {read.kind === "problems" && <Problems id={answerId} formId={id} problems={read.problems} level={level} />}
      </AnswerForm>
    </section>
  );
}
