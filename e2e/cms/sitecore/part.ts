import { installNpm } from "../install-npm.ts";
import type { CmsPart } from "../cms-part.ts";

export const part: CmsPart = {
  title: "Sitecore: components of the Content SDK",
  install: () => installNpm(import.meta.dirname),
};
