import type { DocumentedPart } from "../../build/docs/documented-part.ts";
import { trackingTable } from "../../build/docs/tracking-table.ts";
import { GateTracked } from "./tool-gate.tracked.ts";

export const parts: readonly DocumentedPart[] = [
  { document: "shared-runtime/README.md", mark: "tracking", markdown: trackingTable([GateTracked]) },
];
