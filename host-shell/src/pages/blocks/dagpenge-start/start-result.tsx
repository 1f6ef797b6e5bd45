import { kronerText } from "shared-runtime/text/danish-amount.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { KeyValueSummary } from "shared-runtime/ui/key-value-summary/key-value-summary.tsx";
import type { Link } from "../../content/fields/link.ts";
import { Phone } from "../../patterns/phone/phone.tsx";
import * as styles from "./dagpenge-start.css.ts";
import { headlineOf, reasonText } from "./result-words.ts";
import type { Answers, BenefitStart } from "./rules/benefit-start.ts";
import type { Day } from "./rules/calendar-day.ts";
import type { DagpengeRules } from "./rules/dagpenge-rules.ts";

interface StartResultProps {
  readonly id: string;
  readonly answers: Answers;
  readonly start: BenefitStart;
  readonly rules: DagpengeRules;
  readonly today: Day;
  readonly phone: string | undefined;
  readonly joinLink: Link | undefined;
  readonly rulesLink: Link | undefined;
  readonly level: "h2" | "h3";
}

/** The answer of the calculator. The address of the answer leads here, so that it is read first. */
export function StartResult({
  id,
  answers,
  start,
  rules,
  today,
  phone,
  joinLink,
  rulesLink,
  level: Title,
}: StartResultProps) {
  const Subtitle = Title === "h2" ? "h3" : "h4";
  const { title, text } = headlineOf(answers, start, today);
  const isAdvisedAgainst = start.advice === "notYet" && answers.memberSince === undefined;
  const number = phone !== undefined && (
    <>
      {isAdvisedAgainst ? ": " : " på "}
      <Phone number={phone} className={styles.phone} />
    </>
  );
  return (
    <div className={styles.result} id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-titel`}>
      <Title className={heading.xxl} id={`${id}-titel`}>
        {title}
      </Title>
      <p className={type.lead}>{text}</p>
      <KeyValueSummary rows={amountRows(start, answers, rules)} />
      {start.reasons.length > 0 && (
        <div className={styles.reasons}>
          <Subtitle className={type.title}>Det gør udslaget</Subtitle>
          <ul className={styles.list}>
            {start.reasons.map((reason) => (
              <li key={reason.kind}>{reasonText(reason, rules)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={start.advice === "notYet" ? styles.advice : type.body}>
        {isAdvisedAgainst ? "Ring, før du melder dig ind" : "Er du i tvivl, så ring til os"}
        {number}. Vi ser på din sag og siger det, som det er.
      </p>
      {start.advice === "join" && joinLink && (
        <div className={styles.action}>
          <ButtonLink href={joinLink.href}>{joinLink.text}</ButtonLink>
        </div>
      )}
      <p className={type.small}>
        Beregningen er vejledende og gælder for dig, der er forsikret på fuld tid, bor i Danmark og tilmelder dig som
        ledig på Jobnet fra din første ledige dag. Det er a‑kassen, der afgør din ret til dagpenge, når den har set din
        sag. Satser for {rules.rate.year}.{" "}
        {rulesLink && (
          <a className={styles.rulesLink} href={rulesLink.href}>
            {rulesLink.text}
          </a>
        )}
      </p>
      <details className={styles.sources}>
        <summary>Reglerne bag</summary>
        <ul>
          {sourcesOf(rules).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function amountRows(
  { advice, monthly, isHighest, maySupplement }: BenefitStart,
  answers: Answers,
  rules: DagpengeRules,
) {
  const { rate, supplement } = rules;
  const isGraduate = answers.situation === "uddannet" && advice !== "notYet";
  return [
    {
      label: "Dagpenge om måneden",
      value:
        monthly === undefined
          ? `Højst ${kroner(rate.highest)} før skat`
          : `Cirka ${kroner(monthly)} før skat${isHighest ? ", som er højeste sats" : ""}`,
    },
    ...(maySupplement
      ? [
          {
            label: `De første ${danishNumber(supplement.months)} måneder`,
            value: `Op til ${kroner(supplement.highest)}, hvis du kan få beskæftigelsestillæg`,
          },
        ]
      : []),
    ...(isGraduate && answers.hasChildren !== true
      ? [{ label: "Efter tre måneder", value: "Mindre. Det afhænger af, om du er fyldt 30." }]
      : []),
  ];
}

const kroner = (amount: number): string => kronerText(amount * 100);

function sourcesOf({ membership, income, work, rate, supplement, graduate, quarantine }: DagpengeRules) {
  const parts = [membership, income, work, rate, supplement, graduate, quarantine];
  return [...new Set(parts.map(({ source }) => source))];
}
