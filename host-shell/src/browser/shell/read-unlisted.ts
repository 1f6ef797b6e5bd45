import type { RegistryDocument, ResolvedVersion } from "../../registry/registry-document.ts";

interface Requested {
  readonly name: string;
  /** The version spec. The name `wish` is fixed, since the shell of another release may call this module. */
  readonly wish: string;
}

/** Resolves with the registry, to which a version that only the server knows is added if the server finds it. */
export async function readUnlisted(
  registry: RegistryDocument,
  { name, wish: spec }: Requested,
  addressOf: (path: string) => string,
): Promise<RegistryDocument> {
  const { widgets } = registry;
  const { [name]: widget } = widgets;
  const response = await fetch(addressOf(`${name}/resolve/${encodeURIComponent(spec)}.json`));
  if (!widget || !response.ok) return registry;
  const { version, files } = (await response.json()) as ResolvedVersion;
  return {
    ...registry,
    widgets: { ...widgets, [name]: { ...widget, versions: { ...widget.versions, [version]: files } } },
  };
}
