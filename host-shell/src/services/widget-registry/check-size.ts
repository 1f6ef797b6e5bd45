import { gzipSync } from "node:zlib";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { loadedParts } from "./is-part.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { staticImports } from "./static-imports.ts";

/** The largest sizes in kilobytes. Files that compress well still cost memory and parsing time. */
const most = { mountUncompressed: 1000, text: 20, textUncompressed: 200 };

/**
 * Returns the compressed bytes of a first mount: the entry, its static imports, the parts that the platform does not hold
 * (`carriedParts`), and the style sheets. Throws `RegistryRefusal` if they exceed the widget's budget, or if the first
 * frame, the texts or the props are too large.
 */
export function checkSize(
  manifest: RemoteManifest,
  files: ReadonlyMap<string, Uint8Array>,
  carriedParts: readonly string[],
): number {
  const contentOf = (path: string): Uint8Array => files.get(path) ?? new Uint8Array();
  const parts = loadedParts(manifest, carriedParts);
  const mount = [...staticImports(manifest.entry, files).paths, ...parts, ...manifest.styles].map(contentOf);
  const uncompressed = sum(mount.map(({ byteLength }) => byteLength));
  const faults: string[] = [];
  let bytes = 0;
  if (uncompressed > most.mountUncompressed * 1000) {
    faults.push(
      `A first mount needs ${kilobytes(uncompressed)} kB before compression; the limit is ${most.mountUncompressed} kB.`,
    );
  } else {
    bytes = sum(mount.map(compressed));
    if (bytes > manifest.budget * 1000) {
      faults.push(
        `A first mount needs ${kilobytes(bytes)} kB, compressed, and the budget of ${manifest.name} is ${manifest.budget} kB: load code that is not needed at once later, or raise widget.budget in package.json.`,
      );
    }
  }
  const { firstFrame, texts, props, profile } = manifest;
  for (const path of [firstFrame, texts, props, ...(profile === undefined ? [] : [profile])]) {
    const content = contentOf(path);
    if (content.byteLength > most.textUncompressed * 1000) {
      faults.push(
        `${path} has ${kilobytes(content.byteLength)} kB before compression; the limit is ${most.textUncompressed} kB.`,
      );
    } else if (compressed(content) > most.text * 1000) {
      faults.push(`${path} has ${kilobytes(compressed(content))} kB, compressed; the limit is ${most.text} kB.`);
    }
  }
  if (faults.length > 0) throw new RegistryRefusal("versionTooLarge", faults);
  return bytes;
}

function compressed(content: Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rounds up, so that a size above a limit never looks equal to the limit. */
function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}
