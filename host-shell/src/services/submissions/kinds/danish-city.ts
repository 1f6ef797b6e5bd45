import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import type { ContactInfo } from "shared-runtime/api/signup-contact.ts";
import { postalCodeOf, postalCodesOfCity } from "../../../engines/postal-codes/postal-codes.ts";

/**
 * The problems with the postal code and city of an address in Denmark. Addresses in other countries are not checked.
 */
export function danishCityProblems({ country, zipCode, city }: ContactInfo): FieldProblem[] {
  if (country !== "DK") return [];
  const code = postalCodeOf(zipCode);
  if (!code) return [{ field: "contactInfo.zipCode", message: "Postnummeret findes ikke" }];
  const isOfIt = code.city === city || postalCodesOfCity(city).some(({ zip }) => zip === zipCode);
  return isOfIt ? [] : [{ field: "contactInfo.city", message: `Skriv byen, der hører til postnummeret: ${code.city}` }];
}
