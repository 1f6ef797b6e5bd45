import { type DiskShare, nearlyFullReserves } from "./disk-share.ts";

/**
 * The state of a folder for `/readyz`: whether it accepts nothing more, or will soon. A folder that cannot be read
 * accepts nothing.
 */
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
