import { integrityOf } from "shared-runtime/node/hashes.ts";
import { isPart } from "../services/widget-registry/is-part.ts";
import type { PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { WidgetStore } from "../services/widget-registry/widget-store.ts";

interface Notices {
  /** Called when a copy was changed or missing, and was replaced by the file of a version. */
  readonly onMended: (file: string, fault: "changed" | "missing") => void;
  /** Called when a changed copy was removed, since no version has the file any more. */
  readonly onRemoved: (file: string) => void;
}

/**
 * Compares the copies in the folder of all parts, from which a CDN serves them, with the hashes in the manifests. A
 * copy that was changed or is missing is replaced by the unchanged file of a version. Copies that were not written
 * since the last comparison are not read again.
 */
export function createPartsMender(
  store: Pick<WidgetStore, "read" | "stampOfPart" | "readPart" | "keepPart" | "discardPart">,
  { onMended, onRemoved }: Notices,
): (versions: readonly PublishedVersion[]) => Promise<void> {
  /** By path, the stamp that a copy had when it was last found unchanged. */
  const stamps = new Map<string, string>();

  const wholeFile = async (owners: readonly PublishedVersion[], path: string): Promise<Uint8Array | undefined> => {
    for (const { name, version, manifest } of owners) {
      const bytes = await store.read(name, version, path).catch(() => undefined);
      if (bytes !== undefined && integrityOf(bytes) === manifest.files[path]) return bytes;
    }
    return undefined;
  };

  const mend = async (path: string, owners: readonly PublishedVersion[]): Promise<void> => {
    // The stamp is read before the content, so that a write between the two is found the next time.
    const stamp = await store.stampOfPart(path).catch(() => undefined);
    if (stamp !== undefined && stamps.get(path) === stamp) return;
    const copy = stamp === undefined ? undefined : await store.readPart(path).catch(() => undefined);
    if (stamp !== undefined && copy !== undefined && integrityOf(copy) === owners[0]?.manifest.files[path]) {
      stamps.set(path, stamp);
      return;
    }
    stamps.delete(path);
    const whole = await wholeFile(owners, path);
    if (whole !== undefined) {
      await store.keepPart(path, whole);
      onMended(path, copy === undefined ? "missing" : "changed");
    } else if (copy !== undefined) {
      await store.discardPart(path);
      onRemoved(path);
    }
  };

  return async (versions) => {
    const ownersOf = new Map<string, PublishedVersion[]>();
    for (const row of versions) {
      // Parts of versions that were withdrawn for security are not mended, since they are removed after a while.
      if (row.withdrawnForSecurity) continue;
      for (const path of Object.keys(row.manifest.files)) {
        if (isPart(row.manifest, path)) ownersOf.set(path, [...(ownersOf.get(path) ?? []), row]);
      }
    }
    for (const path of stamps.keys()) if (!ownersOf.has(path)) stamps.delete(path);
    for (const [path, owners] of ownersOf) await mend(path, owners);
  };
}
