import { Component, type ReactNode } from "react";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";

interface CrashNoticeProps {
  readonly texts: SignupStepperTexts;
  /** Reports the error to the server. */
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows the notice of the specification instead of a flow that has crashed. The answers are kept for a retry. */
export class CrashNotice extends Component<CrashNoticeProps, { readonly hasCrashed: boolean }> {
  override readonly state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { texts, children } = this.props;
    if (!this.state.hasCrashed) return children;
    return (
      <Notice status="bad" live="alert" word={texts.problemWord} title={texts.crashTitle}>
        {texts.crashText}
      </Notice>
    );
  }
}
