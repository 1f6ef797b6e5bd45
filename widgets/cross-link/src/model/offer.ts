import type { StoredCv } from "shared-runtime/api/stored-cv.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import type { CrossLinkTexts } from "../cross-link.texts.ts";
import type { LinkedTool } from "./linked-tool.ts";

/** The words of the card. */
export interface Offer {
  readonly title: string;
  /** Absent on the small card that leads back to a review. */
  readonly text?: string;
  readonly button: string;
}

export interface OfferedCv {
  /** The tool that the card leads to. */
  readonly tool: LinkedTool;
  readonly toolId: ToolSession["toolId"];
  /** What the server knows about the CV; `undefined` if it gave no answer. */
  readonly known: StoredCv | undefined;
}

/**
 * What waits in the tool for this CV. A review that the visitor has read is not offered, but stays at hand; `undefined`
 * if nothing is known about it.
 */
export function offerOf({ tool, toolId, known }: OfferedCv, texts: CrossLinkTexts): Offer | undefined {
  const { suggestions: count = 0, place } = known ?? {};
  if (tool === "jobmatch") {
    const text = place ? texts.jobmatchReadyText : texts.jobmatchText;
    return { title: texts.jobmatchTitle, text, button: texts.jobmatchButton };
  }
  if (toolId === "cv_tjek") {
    return known && { title: fillText(texts.reviewTitle, { count }), button: texts.reviewButton };
  }
  const text = count > 0 ? fillText(texts.cvTjekWaitingText, { count }) : texts.cvTjekText;
  return { title: texts.cvTjekTitle, text, button: texts.cvTjekButton };
}
