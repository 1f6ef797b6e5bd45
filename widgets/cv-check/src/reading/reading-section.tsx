import { useState } from "react";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import { ReadingFrame } from "./reading-frame.tsx";
import type { ReadingPanelProps } from "./reading-panel.tsx";

const loadPanel = () => import("./reading-panel.tsx");

interface ReadingSectionProps extends ReadingPanelProps {
  readonly texts: CvCheckTexts;
}

/** Offers what was read in the CV. The panel and its data are loaded when the visitor opens it. */
export function ReadingSection({ texts, ...panel }: ReadingSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const later = useLaterPart(loadPanel, isOpen);
  return (
    <ReadingFrame texts={texts} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      {later.kind === "loaded" && <later.part.ReadingPanel {...panel} />}
      {later.kind === "failed" && <MissingPart texts={texts} onRetry={later.retry} />}
    </ReadingFrame>
  );
}
