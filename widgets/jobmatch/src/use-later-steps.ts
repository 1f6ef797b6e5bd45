import { useEffect, useState } from "react";
import type { LaterSteps } from "./later-steps.tsx";

export type Later =
  | { readonly kind: "ahead" }
  | { readonly kind: "there"; readonly Steps: typeof LaterSteps }
  | { readonly kind: "missing"; readonly retry: () => void };

const ahead: Later = { kind: "ahead" };

/** The steps that come as a file of their own, from when they are wanted. */
export function useLaterSteps(wanted: boolean): Later {
  const [later, setLater] = useState<Later>(ahead);
  useEffect(() => {
    if (!wanted || later.kind !== "ahead") return;
    import("./later-steps.tsx").then(
      ({ LaterSteps: Steps }) => setLater({ kind: "there", Steps }),
      () => setLater({ kind: "missing", retry: () => setLater(ahead) }),
    );
  }, [wanted, later]);
  return later;
}
