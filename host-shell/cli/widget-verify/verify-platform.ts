import { carriedEntry } from "shared-runtime/build/parts/carried-code.ts";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import type { RegisteredScript } from "../../src/registry/registry-document.ts";
import { addressOf, codings, fetchFile } from "./host-files.ts";

/** A host's platform, which pages run in place of the parts that it carries. */
export interface FetchedPlatform {
  /** Empty if the host sends, in each coding, the file that the registry names. */
  readonly faults: readonly string[];
  /** Whether the platform carries the file of a part as it is. */
  readonly carries: (name: string, file: string) => boolean;
}

/** Fetches the platform of a host. Rejects with `HostRefusal` if nothing answers. */
export async function fetchPlatform(host: string, { entry, integrity }: RegisteredScript): Promise<FetchedPlatform> {
  const url = new URL(entry, addressOf(host, "widgets/registry.json"));
  const faults: string[] = [];
  let text = "";
  for (const coding of codings) {
    const { status, bytes } = await fetchFile(url, coding);
    if (status !== 200) faults.push(`${entry} answered ${status} (${coding})`);
    else if (integrityOf(bytes) !== integrity) faults.push(`${entry} differs from the registry (${coding})`);
    if (coding === "identity") text = new TextDecoder().decode(bytes);
  }
  return {
    faults,
    carries(name, file) {
      try {
        return text.includes(carriedEntry(name, file));
      } catch {
        return false;
      }
    },
  };
}
