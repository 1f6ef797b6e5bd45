import { createContext, useContext, useLayoutEffect } from "react";

/** `started`: the visitor has started work; `restored`: a reload has restored it. */
export type Activity = "none" | "restored" | "started";

/** Setter with which a tool inside a service window reports its activity. */
export const ActivityContext = createContext<(activity: Activity) => void>(() => undefined);

/** Reports the activity of a tool until it unmounts, so that a closing service window lets running work finish. */
export function useReportActivity(activity: Activity): void {
  const report = useContext(ActivityContext);
  useLayoutEffect(() => report(activity), [report, activity]);
  useLayoutEffect(() => () => report("none"), [report]);
}
