/** Reviews the PDFs of a folder that have a truth file, and sends the results with the truth to the bench. */
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { DraftArea } from "../criteria/draft-area.ts";
import { createCvReviewer } from "../pool/create-cv-reviewer.ts";
import { judgeReview } from "./judge-review.ts";
import { readTruth } from "./truth.ts";

const [folder = "."] = process.argv.slice(2);
const reviewer = createCvReviewer();
const documents = [];
for await (const file of glob(join(folder, "*.pdf"))) {
  const [truth, review] = await Promise.all([readTruth(file), reviewOf(file)]);
  const document = basename(file, ".pdf");
  documents.push(
    truth.isCv
      ? { document, isCv: true, areas: judgeReview(review, truth) }
      : { document, isCv: false, isReviewed: review?.some(({ meta }) => meta.judged !== false) === true },
  );
}
await reviewer.close();
process.send?.(documents);

/** `undefined` if the file is refused. */
async function reviewOf(file: string): Promise<readonly DraftArea[] | undefined> {
  const bytes = await readFile(file);
  const inspection = await reviewer.inspect({ name: basename(file), bytes });
  if (inspection.kind === "refused") return undefined;
  const { areas } = await reviewer.review({ bytes, language: inspection.language });
  return areas;
}
