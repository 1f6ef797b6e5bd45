import { Combobox } from "shared-runtime/ui/field/combobox/combobox.tsx";
import { Part } from "../../specimen.tsx";
import { FieldStates } from "./field-states.tsx";

const long = "Medlemskabsoplysningsformularens arbejdsgiverbetalingsaftaleafdeling";
const towns = [
  "Aabenraa",
  "Aalborg",
  "Aarhus",
  "Esbjerg",
  "Horsens",
  "København",
  "Odense",
  "Randers",
  "Rønne",
  "Vejle",
];
const options = [...towns, long].map((label) => ({ value: label, label }));

export function ComboboxPart() {
  return (
    <Part name="Valgliste med søgning">
      <FieldStates
        of="Valgliste med søgning"
        id="towns"
        label="By"
        problem="Vælg den by, du arbejder i"
        empty=""
        filled={long}
      >
        {(field) => <Combobox {...field} options={options} />}
      </FieldStates>
    </Part>
  );
}
