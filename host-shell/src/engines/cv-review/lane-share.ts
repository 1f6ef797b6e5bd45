/** The most lanes (readers of CVs) that one sender may occupy at once: the others stay free for everybody else. */
export function laneShare(lanes: number): number {
  return Math.max(1, Math.floor(lanes / 2));
}
