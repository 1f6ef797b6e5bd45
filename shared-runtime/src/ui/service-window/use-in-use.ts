import { createContext, useContext, useLayoutEffect } from "react";

/** `begun` by the visitor, `brought back` by itself as after a reload, or neither. */
export type Use = "none" | "brought back" | "begun";

/** How what stands in a service window tells the window whether it is in use. */
export const InUse = createContext<(use: Use) => void>(() => undefined);

/** What is in use may finish when its service window switches it off. Ends with the component that says it. */
export function useInUse(use: Use): void {
  const tell = useContext(InUse);
  useLayoutEffect(() => tell(use), [tell, use]);
  useLayoutEffect(() => () => tell("none"), [tell]);
}
