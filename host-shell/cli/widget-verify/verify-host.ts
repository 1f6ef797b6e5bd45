import { WidgetList } from "shared-runtime/api/registry-management.ts";
import { WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { RegistryDocument, ResolvedVersion } from "../../src/registry/registry-document.ts";
import { fetchJson } from "./host-files.ts";
import { fetchPlatform } from "./verify-platform.ts";
import { type ListedVersion, type Verdict, verifyVersion } from "./verify-version.ts";

interface Options {
  /** All widgets if it is `undefined`. */
  readonly widget: string | undefined;
  /** A public key that is known from elsewhere. */
  readonly pinned: string | undefined;
}

/**
 * Verifies the versions that a running host serves, newest first, and then its platform. Rejects with `HostRefusal` if
 * the host does not answer.
 */
export async function verifyHost(host: string, { widget, pinned }: Options): Promise<readonly Verdict[]> {
  const { widgets, platform: named } = await fetchJson(host, "widgets/registry.json", RegistryDocument);
  const { widgets: published } = await fetchJson(host, "api/registry/widgets", WidgetList);
  const names = Object.keys(widgets).filter((name) => widget === undefined || name === widget);
  if (names.length === 0) {
    throw new HostRefusal(widget === undefined ? `${host} serves no widget.` : `${host} serves no widget ${widget}.`);
  }
  const platform = await fetchPlatform(host, named);
  const verdicts: Verdict[] = [];
  for (const name of names.toSorted()) {
    const { keys } = await fetchJson(host, `widgets/${encodeURIComponent(name)}/keys.json`, WidgetKeys);
    const publications = new Map(
      published
        .find((one) => one.name === name)
        ?.versions.map(({ version, publishedAt }) => [version, publishedAt] as const),
    );
    const listed = Object.entries(widgets[name]?.versions ?? {});
    const others = [...publications.keys()].filter((version) => !listed.some(([known]) => known === version));
    for (const version of others) {
      const path = `widgets/${encodeURIComponent(name)}/resolve/${encodeURIComponent(version)}.json`;
      const found = await fetchJson(host, path, ResolvedVersion).catch(() => undefined);
      // Hosts do not serve versions that were withdrawn for security or are not trusted, so these are not verified.
      if (found?.version === version) listed.push([version, found.files]);
    }
    const served = new Set(Object.values(widgets[name]?.channels ?? {}));
    for (const [version, registered] of listed) {
      const publishedAt = publications.get(version);
      const one: ListedVersion = { name, version, registered, publishedAt, isOnChannel: served.has(version) };
      verdicts.push(await verifyVersion(one, { host, keys, pinned, platform }));
    }
  }
  const { faults } = platform;
  const signed = "is the host's own, which no team signs";
  return [...verdicts, { name: "the platform", version: named.entry, faults, signed, files: 1 }];
}
