import { fromPromise, type PromiseActorLogic } from "xstate";

/** A promise actor that throws until `machine.provide({ actors })` replaces it with a call. */
export function actorSlot<Output, Input extends object>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new Error(`The actor slot "${name}" is empty: fill it with machine.provide({ actors: { ${name} } }).`);
  });
}
