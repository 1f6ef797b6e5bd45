import type { DiskShare } from "./disk-share.ts";

/** A disk is nearly full if it has less than this many times the reserve. */
const nearlyFullReserves = 4;

/** Whether a folder takes nothing more, or will soon, as `/readyz` says it. One that cannot be read takes nothing. */
export function folderStorage(folder: string, { freeBytes, reserve }: DiskShare) {
  const free = freeIn(folder, freeBytes);
  return { passes: true, warns: free < nearlyFullReserves * reserve, isFull: free < reserve };
}

function freeIn(folder: string, freeBytes: DiskShare["freeBytes"]): number {
  try {
    return freeBytes(folder);
  } catch {
    return 0;
  }
}
