import { useState } from "react";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { type FormLists, needsLists, withLists } from "shared-runtime/service-forms/form-lists.ts";
import { hasFiles, type ServiceForm, withOffers } from "shared-runtime/service-forms/service-form.ts";
import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import { type FilesPart, noFiles } from "./uploads/no-files.ts";

interface LoadedForm {
  readonly form: ServiceForm;
  readonly files: FilesPart;
}

/**
 * The definition of a form, which is loaded when it is shown; `unknown` if no form has this id. `findLists` is called
 * for a form with choices that content provides. `times` are those that the page offers for a conversation.
 */
export function useServiceForm(formId: string, times: string, findLists: () => Promise<FormLists>) {
  const load = Object.hasOwn(serviceFormLoaders, formId) ? serviceFormLoaders[formId] : undefined;
  const [loadWithLists] = useState(() => async (): Promise<LoadedForm> => {
    const form = await load?.();
    if (form === undefined) throw new Error(`There is no form "${formId}".`);
    const offered = withOffers(form, { times: await optionsOfTimes(times) });
    const [files, lists] = await Promise.all([
      hasFiles(offered) ? import("./uploads/files-part.ts") : noFiles,
      needsLists(offered) ? findLists() : undefined,
    ]);
    return { form: lists ? withLists(offered, lists) : offered, files };
  });
  const part = useLaterPart(loadWithLists, load !== undefined);
  return load ? part : ({ kind: "unknown" } as const);
}

/** Returns a function that requests the lists of forms from the server. */
export const listsFrom = (apiUrl: string) => async (): Promise<FormLists> =>
  (await import("./form-lists.api.ts")).findFormLists(apiUrl);

async function optionsOfTimes(times: string) {
  return times === "" ? [] : (await import("shared-runtime/service-forms/time-options.ts")).timeOptions(times);
}
