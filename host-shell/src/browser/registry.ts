import type { RegistryDocument } from "../registry/registry-document.ts";

/** The directory that the loader was served from; everything else is found from here. */
export const base = new URL(/* @vite-ignore */ ".", import.meta.url);
export const registryUrl = new URL("widgets/registry.json", base);

let answer: Promise<RegistryDocument> | undefined;

/** The registry, fetched once per page; a failed fetch is forgotten, so that a retry asks again. */
export function readRegistry(): Promise<RegistryDocument> {
  answer ??= fetch(registryUrl)
    .then((response): Promise<RegistryDocument> => {
      if (!response.ok) throw new Error(`registry answered ${response.status}`);
      return response.json();
    })
    .catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
  return answer;
}
