import { gzipSync } from "node:zlib";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { staticImports } from "./static-imports.ts";

/** In kilobytes. What compresses well still has to be unpacked, read and kept. */
const most = { mountUncompressed: 1000, text: 20, textUncompressed: 200 };

/**
 * Bytes, compressed, of what a first mount needs: the entry, all that it imports at once, and the style sheets. Throws
 * `RegistryRefusal` if that is more than the widget's budget, or if anything else that visitors load first is too large.
 */
export function checkSize(manifest: RemoteManifest, files: ReadonlyMap<string, Uint8Array>): number {
  const contentOf = (path: string): Uint8Array => files.get(path) ?? new Uint8Array();
  const mount = [...staticImports(manifest.entry, files).paths, ...manifest.styles].map(contentOf);
  const uncompressed = sum(mount.map(({ byteLength }) => byteLength));
  const faults: string[] = [];
  let bytes = 0;
  if (uncompressed > most.mountUncompressed * 1000) {
    faults.push(
      `A first mount needs ${kilobytes(uncompressed)} kB before compression, and ${most.mountUncompressed} kB is the most.`,
    );
  } else {
    bytes = sum(mount.map(compressed));
    if (bytes > manifest.budget * 1000) {
      faults.push(
        `A first mount needs ${kilobytes(bytes)} kB, compressed, and the budget of ${manifest.name} is ${manifest.budget} kB: load what is not needed at once later, or raise widget.budget in package.json.`,
      );
    }
  }
  for (const path of [manifest.firstFrame, manifest.texts, manifest.props]) {
    const content = contentOf(path);
    if (content.byteLength > most.textUncompressed * 1000) {
      faults.push(
        `${path} has ${kilobytes(content.byteLength)} kB before compression, and ${most.textUncompressed} kB is the most.`,
      );
    } else if (compressed(content) > most.text * 1000) {
      faults.push(`${path} has ${kilobytes(compressed(content))} kB, compressed, and ${most.text} kB is the most.`);
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

/** Rounded up, so that what is too large never reads as if it were not. */
function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}
