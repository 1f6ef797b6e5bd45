import type { CmsPart } from "../cms-part.ts";
import { installNpm } from "../install-npm.ts";
import { installForWordpress } from "./packages.ts";

export const part: CmsPart = {
  title: "WordPress 6.7",
  install: () => installForWordpress() ?? installNpm(import.meta.dirname),
};
