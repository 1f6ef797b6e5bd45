import { DateField } from "shared-runtime/ui/field/date-field/date-field.tsx";
import { EmailField } from "shared-runtime/ui/field/email-field/email-field.tsx";
import { NumberField } from "shared-runtime/ui/field/number-field/number-field.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { type Suggestion, SuggestField } from "shared-runtime/ui/field/suggest-field/suggest-field.tsx";
import { Textarea } from "shared-runtime/ui/field/textarea/textarea.tsx";
import { Part } from "../../specimen.tsx";
import { FieldStates } from "./field-states.tsx";

const message = "Jeg vil gerne tale med en rådgiver om min kontrakt, før jeg skriver under på torsdag.";

const cities: readonly Suggestion[] = [
  { value: "8000", label: "Aarhus C", hint: "8000" },
  { value: "5000", label: "Odense C", hint: "5000" },
];

/** The fields that are typed into. */
export function TextFieldsPart() {
  return (
    <Part name="Felter til at skrive i">
      <FieldStates
        of="tekst"
        id="text"
        label="E-mail"
        problem="Skriv en gyldig e-mail, fx navn@firma.dk"
        empty=""
        filled="maja.holm@firma.dk"
      >
        {(field) => <EmailField {...field} />}
      </FieldStates>
      <FieldStates
        of="tal med enhed"
        id="number"
        label="Løn"
        problem="Skriv din løn som et helt tal, fx 52000"
        empty=""
        filled="52.000"
      >
        {(field) => <NumberField {...field} unit="kr. om måneden" />}
      </FieldStates>
      <FieldStates
        of="dato"
        id="date"
        label="Første arbejdsdag"
        problem="Vælg den dag, du begynder"
        empty=""
        filled="2026-11-05"
      >
        {(field) => <DateField {...field} />}
      </FieldStates>
      <FieldStates
        of="telefon med land"
        id="phone"
        label="Telefon"
        problem="Skriv et telefonnummer med 8 cifre"
        empty=""
        filled="+46 70 123 45 67"
      >
        {(field) => <PhoneField {...field} />}
      </FieldStates>
      <FieldStates of="tekst med forslag" id="city" label="By" problem="Skriv din by" empty="" filled="Aarhus C">
        {(field) => <SuggestField {...field} suggestions={cities} onChoose={({ label }) => field.onChange(label)} />}
      </FieldStates>
      <FieldStates
        of="tekst på flere linjer, med tæller"
        id="area"
        label="Besked"
        problem="Skriv, hvad vi kan hjælpe dig med"
        empty=""
        filled={message}
      >
        {(field) => <Textarea {...field} most={800} />}
      </FieldStates>
      <FieldStates
        of="tekst på flere linjer, for lang"
        id="area-full"
        label="Besked"
        problem="Skriv højst 40 tegn"
        empty={message}
        filled={message}
      >
        {(field) => <Textarea {...field} most={40} />}
      </FieldStates>
    </Part>
  );
}
