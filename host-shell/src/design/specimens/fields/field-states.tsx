import { type ReactNode, useState } from "react";
import type { FieldProps } from "shared-runtime/ui/field/control-props.ts";
import * as styles from "../../design.css.ts";
import { Specimen } from "../../specimen.tsx";

const long = "Medlemskabsoplysningsformularens arbejdsgiverbetalingsaftalenummer";

interface Shown<Value> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface FieldStatesProps<Value> {
  /** Name of the kind of field, shown above its states. */
  readonly of: string;
  /** Beginning of the ids and names. The field with an error has the id `<id>-wrong`. */
  readonly id: string;
  readonly label: string;
  readonly problem: string;
  readonly empty: Value;
  readonly filled: Value;
  readonly children: (field: Shown<Value>) => ReactNode;
}

/** One kind of field in all of its states. Every field has its own value. */
export function FieldStates<Value>({ of, id, label, problem, empty, filled, children }: FieldStatesProps<Value>) {
  const state = (name: string, value: Value, props: Partial<FieldProps> = {}) => (
    <State key={name} value={value} field={{ id: `${id}-${name}`, name: `${id}-${name}`, label, ...props }}>
      {children}
    </State>
  );
  return (
    <Specimen of={`${of}: tomt, med hjælp, påkrævet, med fejl, udfyldt, med lange ord i en smal spalte`}>
      <div className={styles.columns}>
        {state("plain", empty)}
        {state("hinted", empty, { hint: "Vi bruger det kun til at svare dig." })}
        {state("required", empty, { required: true })}
        {state("wrong", empty, { hint: "Vi bruger det kun til at svare dig.", problem, required: true })}
        {state("filled", filled)}
        <div className={styles.narrow}>{state("long", filled, { label: long, hint: long, problem: long })}</div>
      </div>
    </Specimen>
  );
}

interface StateProps<Value> {
  readonly field: FieldProps;
  readonly value: Value;
  readonly children: (field: Shown<Value>) => ReactNode;
}

function State<Value>({ field, value: first, children }: StateProps<Value>) {
  const [value, setValue] = useState(first);
  return children({ ...field, value, onChange: (next) => setValue(() => next) });
}
