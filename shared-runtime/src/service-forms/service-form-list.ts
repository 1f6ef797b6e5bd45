import type { ServiceForm } from "./service-form.ts";
import { serviceFormLoaders } from "./service-form-loaders.ts";

/** All forms at once, for the server and for tests. A widget loads only the one that it shows. */
export const serviceForms: readonly ServiceForm[] = await Promise.all(
  Object.values(serviceFormLoaders).map((load) => load()),
);
