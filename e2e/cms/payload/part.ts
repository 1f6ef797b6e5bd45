import type { CmsPart } from "../cms-part.ts";
import { installNpm } from "../install-npm.ts";

export const part: CmsPart = {
  title: "Payload: blocks by its local API",
  onDemand: true,
  install: () => installNpm(import.meta.dirname),
};
