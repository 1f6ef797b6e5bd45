import { join } from "node:path";
import type { CmsPart } from "../cms-part.ts";
import { installNpm } from "../install-npm.ts";
import { part as php } from "../php/part.ts";

export const part: CmsPart = {
  title: "Drupal: the module's PHP and its plugin for CKEditor 5",
  install: async () => (await php.install()) ?? installNpm(join(import.meta.dirname, "../editors")),
};
