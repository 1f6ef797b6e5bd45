import type { ServiceForm } from "./service-form.ts";
import { serviceFormLoaders } from "./service-form-loaders.ts";

/** All forms together, for the server and for tests. A widget loads only the form that it shows. */
export const serviceForms: readonly ServiceForm[] = await Promise.all(
  Object.values(serviceFormLoaders).map((load) => load()),
);
