import { useEffect } from "react";
import { holdPage } from "./leave-guard.ts";

/** Makes the browser ask before the page is left, while `active` is true because leaving would lose work. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? holdPage() : undefined), [active]);
}
