import * as v from "valibot";
import { TrapField } from "../../api/trap.ts";
import { Email, emailAddress } from "../../rules/email-address.ts";
import { personName } from "../../rules/person-name.ts";
import { phoneNumber } from "../../rules/phone.ts";
import { shortText } from "../../rules/short-text.ts";

export const Form = v.object({
  name: personName({ missing: "Skriv dit navn" }),
  email: Email,
  recommendedName: personName({ missing: "Skriv navnet på den, du vil anbefale" }),
  recommendedJobtitle: shortText({ missing: "Skriv personens stilling" }),
  recommendedPhone: phoneNumber({ missing: "Skriv personens telefonnummer" }),
  recommendedEmail: emailAddress({ missing: "Skriv personens e-mail" }),
  ...TrapField.entries,
});
