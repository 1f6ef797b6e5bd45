import * as v from "valibot";

export const EmploymentRole = v.picklist(
  ["direktor", "ansat_med_ledelsesansvar", "ansat_uden_ledelsesansvar", "selvstaendig", "ledig"],
  "Vælg den beskrivelse, der passer bedst til dig",
);
export type EmploymentRole = v.InferOutput<typeof EmploymentRole>;

export const OwnerShare = v.picklist([">50%", "<50%", "0%"], "Vælg hvor stor andel af virksomheden du ejer");
export const WorkType = v.picklist(["whitecollar", "bluecollar", "other"], "Vælg hvilken slags arbejde du har");

/** The fields that a role requires, from the specification. */
export const requiredByRole = {
  direktor: ["ownerShare", "workPlace", "workTitle"],
  ansat_med_ledelsesansvar: ["workType", "workPlace", "workTitle"],
  ansat_uden_ledelsesansvar: ["workType", "workPlace", "workTitle"],
  selvstaendig: ["ownerShare", "workTitle", "workPlace"],
  ledig: ["formerManager"],
} as const satisfies Readonly<Record<EmploymentRole, readonly string[]>>;
