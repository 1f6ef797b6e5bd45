import * as v from "valibot";
import { secret } from "../forms/secret.ts";

/** The value of the honeypot, which is hidden from people. A password manager may fill it in, too. */
export const Trap = v.optional(v.pipe(v.string(), secret()), "");

/** The honeypot of a form. No filler knows a field of this name. */
export const TrapField = v.object({ kontrolfelt: Trap });

/** The honeypot in the body of a call: widgets that were published earlier name it `website`. */
export const TrapFields = v.object({ ...TrapField.entries, website: Trap });
