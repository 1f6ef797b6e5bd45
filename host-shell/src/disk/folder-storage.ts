import { type DiskShare, nearlyFullReserves } from "./disk-share.ts";

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
