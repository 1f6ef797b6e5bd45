// This module is loaded for forms with choices that content provides, since the client of the API is larger than a form.
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { hearingsPath, OpenHearings } from "shared-runtime/api/hearings.ts";
import type { FormLists } from "shared-runtime/service-forms/form-lists.ts";
import { hearingOptions } from "shared-runtime/service-forms/hearing-options.ts";

/** Returns the options that content provides now. Throws what ky throws. */
export async function findFormLists(apiUrl: string): Promise<FormLists> {
  const { hearings } = await createApiClient({ apiUrl }).get(hearingsPath).json(OpenHearings);
  return { hearings: hearingOptions(hearings) };
}
