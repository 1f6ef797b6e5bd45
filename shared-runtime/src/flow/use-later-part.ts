import { useEffect, useState } from "react";

/** A part of a widget in its own file, which is not needed for the first screen. */
export type LaterPart<Part> =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly part: Part }
  | { readonly kind: "failed"; readonly retry: () => void };

const loading = { kind: "loading" } as const;

/** Loads a part as soon as `needed` is true. `load` is the same function in every render. */
export function useLaterPart<Part>(load: () => Promise<Part>, needed: boolean): LaterPart<Part> {
  const [state, setState] = useState<LaterPart<Part>>(loading);
  useEffect(() => {
    if (!needed || state.kind !== "loading") return;
    load().then(
      (part) => setState({ kind: "loaded", part }),
      () => setState({ kind: "failed", retry: () => setState(loading) }),
    );
  }, [load, needed, state]);
  return state;
}
