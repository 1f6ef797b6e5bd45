import type { WidgetModule } from "shared-runtime/contract/widget-contract.ts";
import type { RemoteContainer, ShareScope } from "shared-runtime/federation/share-scope.ts";
import type { RegisteredScript, RegisteredVersion } from "../../registry/registry-document.ts";
import { importModule, type RetriedImport } from "./retried-import.ts";

/**
 * Loads a version's `./widget`, once per page, within the time of the first caller. When the platform is loaded,
 * resolves with a function that loads the remote. If this function fails, the version is at fault. A retry does not
 * load the platform again.
 */
export type ImportRemote = (
  platform: RegisteredScript,
  files: RegisteredVersion,
  until: number,
) => Promise<() => Promise<WidgetModule>>;

export function createRemoteImport({ preload, once }: RetriedImport): ImportRemote {
  return async (platform, files, until) => {
    // The platform, the largest file, is requested first. The files of the version come after those that the caller
    // requests now for its first frame: browsers have at most six connections to a server without HTTP/2.
    const imported = once(platform, until, importModule<{ readonly shareScope: ShareScope }>);
    // A failure is handled by the import below.
    Promise.resolve()
      .then(async () => preload(files))
      .catch(() => undefined);
    const { shareScope } = await imported;
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
