import { hearingsPath, OpenHearings } from "shared-runtime/api/hearings.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const hearingOperations: readonly Operation[] = [
  {
    method: "get",
    path: `/api/${hearingsPath}`,
    id: "listHearings",
    tag: "Service forms",
    summary: "Returns the hearings that take answers today",
    about:
      "The form `LHO0076` offers them, and its answers are checked by them. They are in the file `items/hearings.json` of the " +
      "self-service site's content. A hearing is open until the end of its last day in Copenhagen.",
    caller: "everyone",
    answers: { 200: { about: "The hearings, the one that ends first at the beginning.", schema: OpenHearings } },
    examples: [{ title: "The open hearings", status: 200 }],
  },
];
