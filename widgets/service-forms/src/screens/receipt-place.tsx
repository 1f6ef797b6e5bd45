import { type RefObject, useEffect } from "react";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { serviceFormsTexts } from "../service-forms.texts.ts";
import type { CompletedScreenProps } from "./completed-screen.tsx";

interface ReceiptPlaceProps extends CompletedScreenProps {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

export const loadReceipt = async () => (await import("./completed-screen.tsx")).CompletedScreen;

/** The receipt of a form that was sent. Its file is loaded now, and its title gets the focus. */
export function ReceiptPlace(props: ReceiptPlaceProps) {
  const { texts, titleRef, onAgain } = props;
  const receipt = useLaterPart(loadReceipt, true);
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [receipt.kind, titleRef]);
  if (receipt.kind === "loaded") return <receipt.part {...props} />;
  if (receipt.kind === "loading") {
    return (
      <Card>
        <SkeletonText lines={8} />
      </Card>
    );
  }
  return (
    <Notice status="good" live="status" title={serviceFormsTexts.doneTitle}>
      <p>{texts.doneText}</p>
      <Button onClick={onAgain}>{texts.doneAgain}</Button>
    </Notice>
  );
}
