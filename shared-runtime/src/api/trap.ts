import * as v from "valibot";
import { secret } from "../forms/secret.ts";

/** Honeypot: hidden from people, so that only bots fill it in. Browsers do not autofill a field of this name. */
export const Website = v.optional(v.pipe(v.string(), secret()), "");
