import type { CmsPart } from "../cms-part.ts";
import { installNpm } from "../install-npm.ts";

export const part: CmsPart = {
  title: "CKEditor 5, TinyMCE and Tiptap",
  install: () => installNpm(import.meta.dirname),
};
