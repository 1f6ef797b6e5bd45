import { EmployeeDrawing } from "shared-runtime/ui/drawing/employee.tsx";
import { ManagerDrawing } from "shared-runtime/ui/drawing/manager.tsx";
import { SelfEmployedDrawing } from "shared-runtime/ui/drawing/self-employed.tsx";
import { type CardOption, ChoiceCards } from "shared-runtime/ui/field/choice-cards/choice-cards.tsx";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { CheckboxGroup } from "shared-runtime/ui/field/checkbox-group/checkbox-group.tsx";
import type { Option } from "shared-runtime/ui/field/option.ts";
import { RadioGroup } from "shared-runtime/ui/field/radio-group/radio-group.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { Part } from "../../specimen.tsx";
import { FieldStates } from "./field-states.tsx";

const situations: readonly Option[] = [
  { value: "employed", label: "Ansat" },
  { value: "unemployed", label: "Ledig", hint: "Også hvis du er opsagt eller fritstillet." },
  { value: "own", label: "Selvstændig virksomhedsindehaver uden medarbejdere" },
];

const drawn: readonly CardOption[] = [
  { value: "employed", label: "Ansat", drawing: <EmployeeDrawing /> },
  { value: "manager", label: "Ansat med ledelsesansvar", drawing: <ManagerDrawing /> },
  { value: "own", label: "Selvstændig virksomhedsindehaver", drawing: <SelfEmployedDrawing /> },
];

const priced: readonly Option[] = [
  {
    value: "union",
    label: "Fagforening",
    hint: "Rådgivning, kontrakttjek, lønforhandling og netværk.",
    note: "279 kr./md.",
  },
  { value: "fund", label: "Arbejdsløshedsforsikringstillægsordning", note: "1.549 kr./md." },
  { value: "both", label: "Fagforening og a‑kasse", note: "" },
];

const yesOrNo: readonly Option[] = [
  { value: "ja", label: "Ja" },
  { value: "nej", label: "Nej" },
];

const none: readonly string[] = [];

/** The fields in which an answer is chosen. */
export function ChoiceFieldsPart() {
  return (
    <Part name="Felter til at vælge i">
      <FieldStates of="liste" id="select" label="Situation" problem="Vælg din situation" empty="" filled="own">
        {(field) => <Select {...field} options={situations} emptyLabel="Vælg din situation" />}
      </FieldStates>
      <FieldStates
        of="valg af en"
        id="radio"
        label="Situation"
        problem="Vælg din situation"
        empty=""
        filled="unemployed"
      >
        {(field) => <RadioGroup {...field} options={situations} />}
      </FieldStates>
      <FieldStates
        of="valg af en, med pris"
        id="priced"
        label="Medlemskab"
        problem="Vælg, hvad du vil være medlem af"
        empty=""
        filled="union"
      >
        {(field) => <RadioGroup {...field} options={priced} />}
      </FieldStates>
      <FieldStates
        of="valg af en, som kort"
        id="cards"
        label="Situation"
        problem="Vælg din situation"
        empty=""
        filled="unemployed"
      >
        {(field) => <ChoiceCards {...field} look="detailed" options={situations} />}
      </FieldStates>
      <FieldStates
        of="valg af en, som tegninger"
        id="tiles"
        label="Situation"
        problem="Vælg din situation"
        empty=""
        filled="own"
      >
        {(field) => <ChoiceCards {...field} look="illustration" options={drawn} />}
      </FieldStates>
      <FieldStates
        of="valg af en, kort svar"
        id="short"
        label="Har du ledet andre?"
        problem="Vælg et svar"
        empty=""
        filled="ja"
      >
        {(field) => <ChoiceCards {...field} look="simple" options={yesOrNo} />}
      </FieldStates>
      <FieldStates
        of="valg af flere"
        id="ticks"
        label="Hvad passer på dig?"
        problem="Vælg mindst én"
        empty={none}
        filled={["employed", "own"]}
      >
        {(field) => <CheckboxGroup {...field} options={situations} />}
      </FieldStates>
      <FieldStates
        of="afkrydsning"
        id="tick"
        label="I må gemme mine oplysninger"
        problem="Sæt kryds, så vi må svare dig"
        empty={false}
        filled={true}
      >
        {({ value, ...field }) => <Checkbox {...field} checked={value} />}
      </FieldStates>
    </Part>
  );
}
