import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { leaderCv } from "./leader-cv.ts";
import { makeCv } from "./make-cv.ts";
import * as odd from "./odd-pdfs.ts";
import { germanText, norwegianText, swedishText } from "./sample-texts.ts";

/**
 * Writes the files for the uploads of browser tests: `node host-shell/src/engines/cv-review/testing/write-fixtures.ts`.
 * It does not write the file over 10 MB.
 */
const folder = join(import.meta.dirname, "../../../../../e2e/fixtures");

const danish = leaderCv("da", 1);

const files: Readonly<Record<string, Uint8Array | Promise<Uint8Array>>> = {
  "cv-two-pages-leader.pdf": makeCv({
    ...danish,
    photo: true,
    look: { ...danish.look, family: "liberation", size: 11, headingStyle: "spaced", pageBreakBefore: ["education"] },
  }),
  "cv-weak.pdf": makeCv({
    ...danish,
    profile: undefined,
    links: [],
    competencies: danish.competencies.slice(0, 3),
    courses: [],
    contact: danish.contact.filter((line) => !line.includes("@")),
  }),
  "cv-with-cpr.pdf": odd.cvWithCpr(),
  "cv-en.pdf": makeCv(leaderCv("en", 1)),
  "cv-two-columns.pdf": makeCv(leaderCv("da", 2)),
  "cv-five-pages.pdf": odd.cvOfPages(5),
  "six-pages.pdf": odd.cvOfPages(6),
  "scan.pdf": odd.scannedCv(),
  "password.pdf": odd.lockedCv(),
  "swedish.pdf": odd.plainCv(swedishText),
  "norwegian.pdf": odd.plainCv(norwegianText),
  "german.pdf": odd.plainCv(germanText),
  "renamed-docx.pdf": odd.docx(),
  "renamed-html.pdf": odd.html(),
  "renamed-png.pdf": odd.png(),
  "truncated.pdf": odd.truncatedCv(),
  "empty.pdf": new Uint8Array(),
};

await mkdir(folder, { recursive: true });
for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), await bytes);
