import { type HistorySteps, stepIn as stepOfEntry } from "shared-runtime/flow/history-entry.ts";

/** The steps that have a history entry. The waiting step shares the entry of the result. */
export type VisitedStep = "zip" | "upload" | "result";

export const visitedSteps: HistorySteps<VisitedStep> = { flow: "jobmatch", order: ["zip", "upload", "result"] };

/** The step of a history entry; `undefined` if the entry is not ours. */
export const stepIn = (state: unknown): VisitedStep | undefined => stepOfEntry(visitedSteps, state);
