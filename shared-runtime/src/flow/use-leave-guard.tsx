import { type ReactNode, useEffect, useState } from "react";
import { LeaveDialog, type LeaveTexts } from "../ui/leave-dialog/leave-dialog.tsx";
import { askBeforeLeaving, followHistory } from "./leave-questions.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/**
 * Asks before the page is left while `active` is true. The browser asks on reload and close; a dialog asks at links and
 * at the browser's Back. A link with `data-leave="allowed"` is followed without a question. Returns the dialog.
 */
export function useLeaveGuard(active: boolean, texts: LeaveTexts): ReactNode {
  const [leave, setLeave] = useState<() => void>();
  useLeaveWarning(active);
  useEffect(followHistory, []);
  useEffect(() => (active ? askBeforeLeaving((go) => setLeave(() => go)) : undefined), [active]);
  return (
    <LeaveDialog
      open={active && leave !== undefined}
      texts={texts}
      onStay={() => setLeave(undefined)}
      onLeave={() => {
        setLeave(undefined);
        leave?.();
      }}
    />
  );
}
