import type { WidgetModule } from "shared-runtime/contract/widget-contract.ts";
import type { RemoteContainer, ShareScope } from "shared-runtime/federation/share-scope.ts";
import type { RegisteredPlatform, RegisteredVersion } from "../../registry/registry-document.ts";
import { importModule, type RetriedImport } from "./retried-import.ts";

/**
 * Loads a version's `./widget`, once per page however many placeholders ask for it, in the time of who asks first. A
 * remote is only initialised once the platform is there; and a remote that fails never costs the page a second platform.
 * Resolves with the platform, when what still can fail is the version's own.
 */
export type ImportRemote = (
  platform: RegisteredPlatform,
  files: RegisteredVersion,
  until: number,
) => Promise<() => Promise<WidgetModule>>;

export function createRemoteImport({ preload, once }: RetriedImport): ImportRemote {
  return async (platform, files, until) => {
    // While the platform is on its way; what comes of it, the import below is told.
    preload(files).catch(() => undefined);
    const { shareScope } = await once(platform, until, importModule<{ readonly shareScope: ShareScope }>);
    return () =>
      once(files, until, async (url) => {
        const remote = await importModule<RemoteContainer>(url);
        await remote.init(shareScope, []);
        const widget = (await remote.get("./widget"))() as Partial<WidgetModule>;
        if (!widget.mount) throw new Error(`${url} exposes no mount`);
        return widget as WidgetModule;
      });
  };
}
