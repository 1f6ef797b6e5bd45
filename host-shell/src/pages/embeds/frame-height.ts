/** The height of a frame until it sends its own, if the editor set none. */
export const usualHeight = 480;
const least = 80;
const most = 4_000;

/** The height that a frame gets for a requested one, in CSS pixels. */
export function boundedHeight(height: number): number {
  return Math.min(most, Math.max(least, Math.ceil(height)));
}
