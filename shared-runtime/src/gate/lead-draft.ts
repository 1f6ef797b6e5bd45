import * as v from "valibot";
import { keptDraft } from "../forms/kept-draft.ts";

/** The texts of the form's fields, as typed. */
export interface TypedTexts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The texts that were typed in this tab, for the gates of all tools. Consents are not kept. */
export const leadDraft = keptDraft<TypedTexts>({
  machineId: "tool-gate",
  schemaVersion: 1,
  data: { firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() },
});
