import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The red, green and blue values of a point in the window, each from 0 to 255. */
export async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const png = await page.screenshot({ clip, scale: "css", animations: "allow", caret: "initial" });
  // PNG's filters leave the values of a single pixel unchanged.
  const [, red = 0, green = 0, blue = 0] = inflateSync(dataOf(png));
  return [red, green, blue];
}

/** The compressed data of a PNG. */
function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  // Each chunk consists of length, name, data and checksum.
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}
