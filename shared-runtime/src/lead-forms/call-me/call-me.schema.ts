import * as v from "valibot";
import { TrapField } from "../../api/trap.ts";
import { personName } from "../../rules/person-name.ts";
import { Phone } from "../../rules/phone.ts";

export const Form = v.object({
  name: personName({ missing: "Skriv dit navn" }),
  phone: Phone,
  ...TrapField.entries,
});
