import { useEffect, useEffectEvent, useState } from "react";
import type { ToolId } from "../session/tool-session.ts";
import type { CvIntake } from "./cv-intake.ts";
import { forgetHeldFile, keepHeldFile, readHeldFile } from "./held-file.ts";

/**
 * Keeps the CV that waits for the gate over a reload and the sign-in, and gives it back through `onRead`. Returns whether
 * the waiting file is kept, so that leaving the page does not lose it.
 */
export function useHeldFile(tool: ToolId, { at, file }: CvIntake, onRead: (file: File) => void): boolean {
  const held = at === "held" ? file : undefined;
  const [kept, setKept] = useState<File>();
  const give = useEffectEvent(onRead);
  const isUntouched = useEffectEvent(() => file === undefined);

  useEffect(() => {
    let isLeft = false;
    void readHeldFile(tool).then((kept) => {
      if (kept && !isLeft && isUntouched()) give(kept);
    });
    return () => {
      isLeft = true;
    };
  }, [tool]);

  useEffect(() => {
    if (held === undefined) return undefined;
    let isLeft = false;
    void keepHeldFile(tool, held).then((isKept) => {
      if (isLeft) void forgetHeldFile(tool);
      else if (isKept) setKept(held);
    });
    return () => {
      isLeft = true;
      void forgetHeldFile(tool);
    };
  }, [tool, held]);

  const isOnItsWay = at !== "choosing" && at !== "held";
  useEffect(() => {
    if (isOnItsWay) void forgetHeldFile(tool);
  }, [tool, isOnItsWay]);

  return held !== undefined && held === kept;
}
