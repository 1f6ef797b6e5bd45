import type { Failure } from "../api/failure.ts";
import type { ToolSession } from "../session/tool-session.ts";

/** The visitor's actions with a CV. A tool passes these events on to its intake. */
export type CvIntakeEvent =
  | { readonly type: "cv.chosen"; readonly file: File; readonly offered?: number }
  | { readonly type: "gate.passed" }
  /** The visitor does not want to answer now. The CV is kept, and may be continued with. */
  | { readonly type: "gate.declined" }
  | { readonly type: "wait.cancelled" }
  | { readonly type: "offer.accepted" }
  | { readonly type: "offer.declined" }
  /** The person chose a CV of theirs that the server has. */
  | { readonly type: "offer.taken"; readonly session: ToolSession }
  /** `earlier.resumed`: the visitor returned to the CV that was to be replaced. `earlier.removed`: removed that CV. */
  | { readonly type: "earlier.resumed" }
  | { readonly type: "earlier.removed" }
  | { readonly type: "problem.acknowledged" }
  /** The person to whom the CV belongs has signed out. */
  | { readonly type: "person.left" };

/** Reports of a tool about its use of the CV. */
export type CvUseEvent =
  | { readonly type: "use.failed"; readonly failure: Failure }
  | { readonly type: "use.succeeded" }
  /** The visitor wants to use another CV, and may later return to this one. */
  | { readonly type: "replacement.begun" }
  /** The server no longer has the CV. */
  | { readonly type: "cv.expired" }
  | { readonly type: "cv.removed" }
  /** The visitor went back to the choice of a CV. */
  | { readonly type: "cv.setAside" };
