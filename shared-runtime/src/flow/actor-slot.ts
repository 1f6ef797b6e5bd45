import { fromPromise, type PromiseActorLogic } from "xstate";

/** A promise actor that throws until `machine.provide({ actors })` replaces it with a call. */
export function actorSlot<Output, Input extends object>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new Error(`The actor "${name}" is missing: add it with machine.provide.`);
  });
}
