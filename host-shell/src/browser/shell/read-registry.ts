import type { RegistryDocument } from "../../registry/registry-document.ts";
import { inTime, patience } from "../in-time.ts";

/**
 * Reads the registry once per page; a failed fetch is forgotten. `again` asks the server itself: a page that stood open
 * for long may know versions that are gone.
 */
export function createRegistryReader(url: URL): (again: boolean, until?: number) => Promise<RegistryDocument> {
  let answer: Promise<RegistryDocument> | undefined;
  return (again, until = performance.now() + patience) => {
    if (again) answer = undefined;
    answer ??= inTime("registry", fetchRegistry(url, again), until).catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

async function fetchRegistry(url: URL, again: boolean): Promise<RegistryDocument> {
  const response = await fetch(url, again ? { cache: "reload" } : {});
  const registry = (await response.json().catch(() => undefined)) as RegistryDocument | undefined;
  if (registry?.schemaVersion !== 1) throw new Error(`registry answered ${response.status}`);
  return registry;
}
