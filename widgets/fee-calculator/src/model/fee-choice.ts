import { Organisation } from "shared-runtime/api/organisations.ts";
import * as v from "valibot";
import { MemberType } from "./member-type.ts";

/** The choices of a comparison. */
export const FeeChoice = v.object({ organisationId: Organisation.entries.id, memberType: MemberType });
export type FeeChoice = v.InferOutput<typeof FeeChoice>;
