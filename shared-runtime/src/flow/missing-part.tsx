import type { GateTexts } from "../gate/gate.texts.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";

interface MissingPartProps {
  readonly texts: Pick<
    GateTexts,
    "problemWord" | "gateUnavailableTitle" | "gateUnavailableText" | "gateUnavailableButton"
  >;
  readonly onRetry: () => void;
}

/** A notice that a file of the tool did not arrive, with a button that requests it again. */
export function MissingPart({ texts, onRetry }: MissingPartProps) {
  return (
    <Notice status="bad" live="alert" word={texts.problemWord} title={texts.gateUnavailableTitle}>
      <p>{texts.gateUnavailableText}</p>
      <Button variant="outline" onClick={onRetry}>
        {texts.gateUnavailableButton}
      </Button>
    </Notice>
  );
}
