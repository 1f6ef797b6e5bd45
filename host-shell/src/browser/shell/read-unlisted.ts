import type { RegistryDocument, ResolvedWish } from "../../registry/registry-document.ts";
import type { Placeholder } from "./read-placeholder.ts";

/** The registry with a version that only the server knows; unchanged if the server does not find it. */
export async function readUnlisted(
  registry: RegistryDocument,
  { name, wish }: Pick<Placeholder, "name" | "wish">,
  addressOf: (path: string) => string,
): Promise<RegistryDocument> {
  const { widgets } = registry;
  const { [name]: widget } = widgets;
  const response = await fetch(addressOf(`${name}/resolve/${encodeURIComponent(wish)}.json`));
  if (!widget || !response.ok) return registry;
  const { version, files } = (await response.json()) as ResolvedWish;
  return {
    ...registry,
    widgets: { ...widgets, [name]: { ...widget, versions: { ...widget.versions, [version]: files } } },
  };
}
