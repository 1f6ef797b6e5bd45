import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import type { ContactInfo } from "shared-runtime/api/signup-contact.ts";
import { danishPlaceProblems } from "shared-runtime/rules/danish-place.ts";
import { postalCodeOf } from "../../../engines/postal-codes/postal-codes.ts";

/**
 * The problems with the postal code and city of an address in Denmark. Addresses in other countries are not checked.
 */
export function danishCityProblems(contact: ContactInfo): FieldProblem[] {
  if (contact.country !== "DK") return [];
  const problems = danishPlaceProblems(contact, { city: postalCodeOf(contact.zipCode)?.city });
  return Object.entries(problems).map(([field, message]) => ({ field: `contactInfo.${field}`, message }));
}
