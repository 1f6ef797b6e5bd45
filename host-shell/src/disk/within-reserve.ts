import { AsyncLocalStorage } from "node:async_hooks";

const reserve = new AsyncLocalStorage<true>();

/** Lets the statements of the work use the reserve of the disk: few small rows that must not wait for room. */
export function withinReserve<T>(work: () => PromiseLike<T>): Promise<T> {
  // A query of drizzle-orm begins only when it is awaited.
  return reserve.run(true, async () => await work());
}

export function mayUseReserve(): boolean {
  return reserve.getStore() ?? false;
}
