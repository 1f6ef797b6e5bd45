import type { CvTasks } from "../pool/cv-tasks.ts";
import { runReadingProcess } from "../pool/run-reading-process.ts";
import { noFacts } from "./no-facts.ts";

const meta = { title: "Profil", text: ["Fundet."], isfound: true, key: "profile", warning: false };

/** What the code of a hostile file, if it ran, would answer instead of a review. */
const forged = {
  areas: [{ meta, items: [{ warning: false, title: "Profil", text: [{ key: "constructor", values: {} }] }] }],
  facts: noFacts,
  text: "Leder",
  covered: [],
};

await runReadingProcess(import.meta.url, async () => ({ review: async () => forged }) as unknown as CvTasks);
