import { useState } from "react";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";

/** The definition of a form, which is loaded when it is shown; `unknown` if no form has this id. */
export function useServiceForm(formId: string) {
  const load = Object.hasOwn(serviceFormLoaders, formId) ? serviceFormLoaders[formId] : undefined;
  const [never] = useState(() => () => Promise.reject(new Error(`There is no form "${formId}".`)));
  const part = useLaterPart(load ?? never, load !== undefined);
  return load ? part : ({ kind: "unknown" } as const);
}
