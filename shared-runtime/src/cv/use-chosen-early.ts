import { useEffect, useEffectEvent } from "react";
import type { FirstFrameFiles } from "../contract/first-frame-files.ts";

/** Takes the CV that the visitor gave the first frame, before the widget was live. */
export function useChosenEarly(chosenEarly: FirstFrameFiles | undefined, take: (cv: File) => void): void {
  const takeEarly = useEffectEvent(([early]: readonly File[]) => early && take(early));
  useEffect(() => chosenEarly?.follow(takeEarly), [chosenEarly]);
}
