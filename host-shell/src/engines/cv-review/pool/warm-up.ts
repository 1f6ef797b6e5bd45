import type { CvTasks } from "./cv-tasks.ts";

const page = `BT /F1 12 Tf 72 700 Td (Erfaring med ledelse) Tj 0 -20 Td (Salgschef, 2019 - 2024) Tj ET 72 600 100 1 re f`;

/** The smallest PDF with the contents that every CV has: a font, text, a shape. */
const pdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${page.length}>> stream
${page}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

/** Does every task once, so that the first visitor does not wait while code is compiled and fonts are loaded. */
export async function warmUp(tasks: CvTasks): Promise<void> {
  const bytes = (): Uint8Array => new TextEncoder().encode(pdf);
  const review = await tasks.review({ bytes: bytes(), language: "da" });
  if (review === undefined) throw new Error("The PDF that warms up a reading process cannot be read.");
  const { document, reading } = review;
  if (document !== undefined) await tasks.judge({ document, corrected: { ...reading, isComplete: true } });
  await tasks.draw([]);
  await tasks.inspect(bytes());
}
