import { fromPromise, type PromiseActorLogic } from "xstate";

/** A place in a machine that `widget.tsx` fills with a call by `machine.provide({ actors })`. */
export function actorSlot<Output, Input extends object>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new Error(`The actor slot "${name}" is empty: fill it with machine.provide({ actors: { ${name} } }).`);
  });
}
