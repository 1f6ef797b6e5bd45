import type { Company } from "shared-runtime/api/company.ts";
import { WorkPlace, workPlaceOf, unknownWorkPlaces } from "shared-runtime/api/signup-work.ts";
import * as v from "valibot";
import { jsonText } from "shared-runtime/api/json-text.ts";

/** The place of work that a field holds as JSON; `undefined` if none is chosen. */
export function workPlaceIn(text: string): WorkPlace | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), WorkPlace), text);
  return read.success ? read.output : undefined;
}

export const companyText = (company: Company): string => jsonText(workPlaceOf(company));

/** The field's text for one of the three "unknown" options, with the typed name. */
export function unknownText(option: keyof typeof unknownWorkPlaces, typedName: string): string {
  const name = option === "abroad" ? "" : typedName.trim().slice(0, 200);
  return jsonText({ id: "Unknown", option: unknownWorkPlaces[option], name });
}
