import type { ReactNode } from "react";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import * as box from "shared-runtime/ui/field/checkbox/checkbox.css.ts";
import { ChoiceRow } from "shared-runtime/ui/field/choice-row.tsx";
import { controlProps, type FieldProps } from "shared-runtime/ui/field/control-props.ts";
import { FieldGroup } from "shared-runtime/ui/field/field-group.tsx";
import { Field } from "shared-runtime/ui/field/field.tsx";
import * as input from "shared-runtime/ui/field/input.css.ts";
import * as number from "shared-runtime/ui/field/number-field/number-field.css.ts";
import type { Option } from "shared-runtime/ui/field/option.ts";
import * as radio from "shared-runtime/ui/field/radio-group/radio-group.css.ts";
import { fieldId } from "./control-id.ts";
import * as styles from "./dagpenge-start.css.ts";
import type { Situation } from "./rules/benefit-start.ts";
import { readDay } from "./rules/calendar-day.ts";
import type { DagpengeRules } from "./rules/dagpenge-rules.ts";
import type { Parameter, Typed } from "./rules/read-answers.ts";

interface AnswerFormProps {
  readonly id: string;
  readonly action: string;
  readonly typed: Typed;
  readonly problems: ReadonlyMap<Parameter, string>;
  readonly rules: DagpengeRules;
  /** Whether there is a result, which the form can change. */
  readonly isAgain: boolean;
  readonly button: string | undefined;
  readonly level: "h2" | "h3";
  /** What is above the fields. */
  readonly children: ReactNode;
}

const situationOptions: readonly Option<Situation>[] = [
  { value: "job", label: "I job, og ingen har sagt op" },
  { value: "opsagt", label: "Opsagt eller ledig" },
  { value: "selv", label: "Jeg har selv sagt op" },
  { value: "uddannet", label: "Lige færdig med en uddannelse" },
];
const memberOptions: readonly Option[] = [
  { value: "ja", label: "Ja" },
  { value: "nej", label: "Nej" },
];

/**
 * The questions. The style sheet hides those that the answers before them make irrelevant, which the server then
 * ignores. The browser validates nothing, so that the server's errors are the only ones.
 */
export function AnswerForm({
  id,
  action,
  typed,
  problems,
  rules,
  isAgain,
  button,
  level: Heading,
  children,
}: AnswerFormProps) {
  const propsOf = (name: Parameter) => ({ id: fieldId(id, name), name, problem: problems.get(name) });
  return (
    <form className={styles.form} action={action} noValidate>
      {isAgain && <Heading className={heading.xl}>Ret dine svar</Heading>}
      {children}
      <Choice
        {...propsOf("situation")}
        label="Hvor er du nu?"
        required
        options={situationOptions}
        value={typed.situation}
      />
      <DateInput
        {...propsOf("slut")}
        label="Din sidste dag med løn"
        hint="Den dag, varslet løber ud, også hvis du er fritstillet. Er du allerede ledig, så skriv den dag, løn og varsel sluttede."
        value={typed.slut}
      />
      <DateInput
        {...propsOf("faerdig")}
        label="Den dag, du blev eller bliver færdig"
        hint="Dagen for din sidste karakter. Uddannelsen skal være på mindst 18 måneder."
        value={typed.faerdig}
      />
      <Tick {...propsOf("boern")} label="Jeg forsørger børn under 18 år" isTicked={typed.boern === "ja"} />
      <Choice
        {...propsOf("medlem")}
        label="Er du medlem af en a‑kasse?"
        hint="Det må også være en anden end os."
        required
        options={memberOptions}
        value={typed.medlem}
      />
      <DateInput
        {...propsOf("siden")}
        label="Medlem siden"
        hint="Har du skiftet a‑kasse uden en dag imellem, så skriv den første dag i den første."
        value={typed.siden}
      />
      <TextInput
        {...propsOf("loen")}
        label="Din løn om måneden, før skat"
        hint="Et gennemsnit af det seneste år er fint."
        unit="kr."
        value={typed.loen}
      />
      <TextInput
        {...propsOf("maaneder")}
        label={`Måneder med løn de seneste ${inWords(rules.income.yearsBack)} år`}
        hint="Tæl kun dem, hvor du var medlem af en a‑kasse. Et tal fra 0 til 36."
        unit="måneder"
        value={typed.maaneder}
      />
      <Tick
        {...propsOf("foer")}
        label="Jeg har fået dagpenge før"
        hint="Så ser vi på, hvor længe du har arbejdet, og ikke på, hvad du har tjent."
        isTicked={typed.foer === "ja"}
      />
      <div>
        <Button type="submit" name="beregn" value="ja">
          {button ?? "Regn det ud"}
        </Button>
      </div>
    </form>
  );
}

const words = ["nul", "et", "to", "tre", "fire", "fem"];
const inWords = (count: number): string => words[count] ?? danishNumber(count);

interface ChoiceProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | undefined;
}

function Choice({ options, value, ...field }: ChoiceProps) {
  return (
    <FieldGroup {...field} role="radiogroup">
      {options.map((option) => (
        <ChoiceRow key={option.value} id={`${field.id}-${option.value}`} option={option}>
          {(control) => (
            <input
              {...control}
              className={field.problem === undefined ? radio.button : `${radio.button} ${radio.wrong}`}
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={value === option.value}
            />
          )}
        </ChoiceRow>
      ))}
    </FieldGroup>
  );
}

interface InputProps extends FieldProps {
  readonly value: string | undefined;
}

const inputClass = ({ problem }: FieldProps): string => input.input[problem === undefined ? "right" : "wrong"];

function DateInput({ value, ...field }: InputProps) {
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className={`${inputClass(field)} ${input.width.phone}`}
        type="date"
        defaultValue={value && readDay(value)}
        autoComplete="off"
      />
    </Field>
  );
}

function TextInput({ value, unit, ...field }: InputProps & { readonly unit: string }) {
  const unitId = `${field.id}-enhed`;
  return (
    <Field {...field}>
      <span className={number.amount}>
        <input
          {...controlProps(field, unitId)}
          className={`${inputClass(field)} ${number.number}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
        />
        <span id={unitId} className={number.unit}>
          {unit}
        </span>
      </span>
    </Field>
  );
}

interface TickProps extends Pick<FieldProps, "id" | "name" | "label"> {
  readonly hint?: string;
  readonly isTicked: boolean;
}

function Tick({ id, name, label, hint, isTicked }: TickProps) {
  return (
    <div data-field={name}>
      <ChoiceRow id={id} option={{ value: "ja", label, ...(hint !== undefined && { hint }) }}>
        {(control) => (
          <input {...control} className={box.box} type="checkbox" name={name} value="ja" defaultChecked={isTicked} />
        )}
      </ChoiceRow>
    </div>
  );
}
