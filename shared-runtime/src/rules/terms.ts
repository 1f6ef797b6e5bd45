import * as v from "valibot";

/** A consent that must be given. `message` is shown if it is missing. */
export const accepted = (message: string) => v.literal(true, message);

export const Terms = accepted("Sæt kryds, hvis du vil fortsætte");
