import type { Logger } from "pino";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";

const noCv = { name: "probe.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };

/**
 * Returns a check of whether the reviewer works. The check asks the reviewer until it has answered once, and then
 * always passes, since a busy reviewer answers late but is not broken.
 */
export function createReviewerProbe(inspect: CvReviewer["inspect"], log: Logger): () => Promise<boolean> {
  let answered: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await inspect(noCv);
      return true;
    } catch (error) {
      log.error({ err: error }, "the reviewer does not answer");
      answered = undefined;
      return false;
    }
  }

  return () => (answered ??= ask());
}
