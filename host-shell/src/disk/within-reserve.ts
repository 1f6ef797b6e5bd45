import { AsyncLocalStorage } from "node:async_hooks";

const reserve = new AsyncLocalStorage<true>();

/**
 * Lets the statements of `work` use the reserve of the disk. Meant for a few small rows that must be stored even if the
 * disk is almost full.
 */
export function withinReserve<T>(work: () => PromiseLike<T>): Promise<T> {
  // A query of drizzle-orm begins only when it is awaited, so it is awaited here.
  return reserve.run(true, async () => await work());
}

export function mayUseReserve(): boolean {
  return reserve.getStore() ?? false;
}
