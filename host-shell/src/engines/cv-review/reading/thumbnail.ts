import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "./matrix.ts";

const maxWidth = 600;
const maxHeight = 900;

/** Draws a page as PNG, at most 600 x 900 pixels large, with the boxes (in points of the page) painted over. */
export async function drawThumbnail(page: PDFPageProxy, covered: readonly Box[]): Promise<Uint8Array> {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(maxWidth / natural.width, maxHeight / natural.height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(pixels(viewport.width, maxWidth), pixels(viewport.height, maxHeight));
  await page.render({
    // The types of pdf.js know only the canvas of browsers; in Node, pdf.js itself uses @napi-rs/canvas.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
  }).promise;
  const context = canvas.getContext("2d");
  context.resetTransform();
  context.fillStyle = "#16302b";
  for (const box of covered) {
    context.fillRect(box.x * scale - 1, box.y * scale - 1, box.width * scale + 2, box.height * scale + 2);
  }
  return new Uint8Array(await canvas.encode("png"));
}

function pixels(length: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(length)));
}
