/** The height of a frame, in CSS pixels, until the frame sends its own height, if the editor set none. */
export const usualHeight = 480;
const least = 80;
const most = 4_000;

/** The height that a frame gets for a requested one, in CSS pixels. */
export function boundedHeight(height: number): number {
  return Math.min(most, Math.max(least, Math.ceil(height)));
}
