import { missing } from "shared-runtime/federation/missing.ts";
import type { RegistryDocument } from "../../registry/registry-document.ts";
import { inTime, loadTimeoutMs } from "../in-time.ts";

/**
 * Reads the registry once per page; a failed fetch is forgotten. `again` bypasses all caches, since a page that was
 * open for a long time may have versions that no longer exist.
 */
export function createRegistryReader(url: URL): (again: boolean, until?: number) => Promise<RegistryDocument> {
  let answer: Promise<RegistryDocument> | undefined;
  return (again, until = performance.now() + loadTimeoutMs) => {
    if (again) answer = undefined;
    return (answer ??= inTime("registry", fetchRegistry(url, again), until).catch((error: unknown) => {
      answer = undefined;
      throw error;
    }));
  };
}

async function fetchRegistry(url: URL, again: boolean): Promise<RegistryDocument> {
  const response = await fetch(url, again ? { cache: "reload" } : {});
  const registry = (await response.json().catch(() => undefined)) as RegistryDocument | undefined;
  if (registry?.schemaVersion !== 1) throw new Error(`registry answered ${response.status}`, { cause: missing });
  return registry;
}
