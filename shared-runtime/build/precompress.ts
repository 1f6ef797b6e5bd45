import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|json|html|svg|txt)$/;

/** Writes `file.br` and `file.gz` for a text file, if they are smaller than the file. */
export function precompress(file: string): void {
  if (!compressible.test(file)) return;
  const content = readFileSync(file);
  const variants = {
    br: brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [suffix, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) writeFileSync(`${file}.${suffix}`, compressed);
  }
}
