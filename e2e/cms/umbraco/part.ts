import type { CmsPart } from "../cms-part.ts";
import { installNpm } from "../install-npm.ts";

export const part: CmsPart = {
  title: "Umbraco: elements of the backoffice",
  // The backoffice names all that it brings itself as a peer, such as an editor of 100 MB.
  install: () => installNpm(import.meta.dirname, ["--ignore-scripts", "--legacy-peer-deps"]),
};
