import { useState } from "react";
import { FieldRow, FormFields, SizedField } from "shared-runtime/ui/form-layout/form-layout.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { Part, Specimen } from "../specimen.tsx";

const nothing = () => {};

export function FormLayoutPart() {
  const [phone, setPhone] = useState("20 12 34 56");
  const field = (name: string, label: string, value: string, more: object = {}) => (
    <TextField id={`layout-${name}`} name={name} label={label} value={value} onChange={nothing} {...more} />
  );
  return (
    <Part name="Formularens opstilling">
      <Specimen of="bredde efter indhold, og valgfrit">
        <FormFields>
          <FieldRow>
            <SizedField width="half">{field("first", "Fornavn", "Karen")}</SizedField>
            <SizedField width="half">{field("last", "Efternavn", "Ægidius-Østergaard")}</SizedField>
          </FieldRow>
          <FieldRow>
            <SizedField width="zip">{field("zip", "Postnummer", "8000")}</SizedField>
            <SizedField width="city">{field("city", "By", "Aarhus C")}</SizedField>
          </FieldRow>
          <FieldRow>
            <SizedField width="phone">
              <PhoneField id="layout-phone" name="phone" label="Telefon" value={phone} onChange={setPhone} />
            </SizedField>
            <SizedField width="date">{field("date", "Fødselsdato", "", { optional: true })}</SizedField>
          </FieldRow>
          <FieldRow>
            <SizedField width="full">
              {field("title", "Medlemskabsoplysningsformularens titel", "", { optional: true })}
            </SizedField>
          </FieldRow>
        </FormFields>
      </Specimen>
    </Part>
  );
}
