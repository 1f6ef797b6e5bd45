import type { RegistryDocument } from "../../registry/registry-document.ts";
import { resolveVersion } from "../../registry/resolve-version.ts";
import { importModule } from "./retried-import.ts";
import type { Placeholder } from "./read-placeholder.ts";

/**
 * Resolves with a registry that has the version of a placeholder. If the registry does not list the version, it is
 * requested from the server.
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
