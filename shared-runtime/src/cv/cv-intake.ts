import type { Failure } from "../api/failure.ts";
import type { ToolSession } from "../session/tool-session.ts";
import type { CvProblem } from "./cv-problem.ts";

/** Why the tool stopped. */
export interface IntakeProblem extends CvProblem {
  /** Absent if the file was rejected before it was sent. */
  readonly failure?: Failure;
}

export interface CvIntakeContext {
  /** The chosen CV, kept until the server has accepted or refused it. */
  readonly file: File | undefined;
  /** Set if several files were given at the same time: their number, and the name of the one that is used. */
  readonly several: { readonly count: number; readonly name: string } | undefined;
  /** Share of the file that has been sent, 0 to 1. */
  readonly sent: number;
  /** The CV that the server has. Kept until the visitor removes it, or another CV is accepted. */
  readonly session: ToolSession | undefined;
  /** The CV that is being replaced. It remains the stored CV until the tool has succeeded with the new one. */
  readonly earlier: ToolSession | undefined;
  /** True if the session existed before the page was loaded. */
  readonly resumed: boolean;
  /** True if the CV turned out to be deleted on the server, until the next one is chosen. */
  readonly expired: boolean;
  /** Whether the visitor has passed the gate, so that calls may be made. */
  readonly admitted: boolean;
  /**
   * True if the visitor went back to the choice of a CV: the stored CV is offered, but used only if the visitor accepts
   * it.
   */
  readonly isSetAside: boolean;
  /** True if the person declined the gate for the stored CV, until the person wants to continue. */
  readonly isDeclined: boolean;
  readonly problem: IntakeProblem | undefined;
}

/** The intake as a tool sees it: its state and its facts. */
export interface CvIntake extends CvIntakeContext {
  readonly at: "choosing" | "held" | "uploading" | "ready" | "failed";
}
