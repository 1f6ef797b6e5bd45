import type { RegistryDocument } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import { importModule } from "./retried-import.ts";
import type { Placeholder } from "./read-placeholder.ts";

/**
 * The registry with the version that a placeholder asks for, fetched from the server if the registry does not list it.
 */
export async function withUnlisted(
  registry: RegistryDocument,
  { name, spec }: Placeholder,
  addressOf: (path: string) => string,
): Promise<RegistryDocument> {
  const widget = registry.widgets[name];
  if (!widget?.unlisted || resolveVersion(widget, spec)) return registry;
  const { readUnlisted } = await importModule<typeof import("./foreign-page.ts")>(addressOf(registry.foreignPage));
  return readUnlisted(registry, { name, wish: spec }, addressOf);
}
