import type { Failure } from "../api/failure.ts";

/** The visitor's actions with a CV. A tool passes these events on to its intake. */
export type CvIntakeEvent =
  | { readonly type: "cv.chosen"; readonly file: File; readonly offered?: number }
  | { readonly type: "gate.passed" }
  | { readonly type: "wait.cancelled" }
  | { readonly type: "offer.accepted" }
  | { readonly type: "offer.declined" }
  /** The visitor returned to the CV that was to be replaced, or removed it. */
  | { readonly type: "earlier.resumed" }
  | { readonly type: "earlier.removed" }
  | { readonly type: "problem.acknowledged" }
  /** The person whose CV it is has signed out. */
  | { readonly type: "person.left" };

/** A tool's reports about the CV that it uses. */
export type CvUseEvent =
  | { readonly type: "use.failed"; readonly failure: Failure }
  | { readonly type: "use.succeeded" }
  /** The visitor wants to use another CV, and may return to this one. */
  | { readonly type: "replacement.begun" }
  /** The server no longer has the CV. */
  | { readonly type: "cv.expired" }
  | { readonly type: "cv.removed" }
  /** The visitor went back. */
  | { readonly type: "cv.setAside" };
