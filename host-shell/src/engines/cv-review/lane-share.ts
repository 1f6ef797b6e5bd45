/** How many of the lanes that read CVs one sender may have at once: the others stay free for everybody else. */
export function laneShare(lanes: number): number {
  return Math.max(1, Math.floor(lanes / 2));
}
