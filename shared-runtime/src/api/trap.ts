import * as v from "valibot";
import { secret } from "../forms/secret.ts";

/** The value of the honeypot, which is hidden from people. A password manager may fill it in, too. */
export const Trap = v.optional(v.pipe(v.string(), secret()), "");

/** The honeypot of a form. Programs that fill in forms do not know the name of the field. */
export const TrapField = v.object({ kontrolfelt: Trap });

/** The honeypot in the body of a call. Widgets that were published earlier name the field `website`. */
export const TrapFields = v.object({ ...TrapField.entries, website: Trap });
