import type { RegistryDocument } from "../registry/registry-document.ts";
import { inTime } from "./in-time.ts";

/** The directory that the loader was served from; everything else is found from here. */
export const base = new URL(/* @vite-ignore */ ".", import.meta.url);
export const registryUrl = new URL("widgets/registry.json", base);

let answer: Promise<RegistryDocument> | undefined;

/**
 * The registry, fetched once per page; a failed fetch is forgotten. `again` asks the server itself: a page that stood
 * open for long may know versions that are gone.
 */
export function readRegistry(again: boolean): Promise<RegistryDocument> {
  if (again) answer = undefined;
  answer ??= inTime(fetchRegistry(again)).catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}

async function fetchRegistry(again: boolean): Promise<RegistryDocument> {
  const response = await fetch(registryUrl, again ? { cache: "reload" } : {});
  const registry = (await response.json().catch(() => undefined)) as RegistryDocument | undefined;
  if (registry?.schemaVersion !== 1) throw new Error(`registry answered ${response.status}`);
  return registry;
}
