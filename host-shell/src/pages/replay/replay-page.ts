import { readLockfile } from "shared-runtime/contract/page-lockfile.ts";
import type { BuiltInPage, BuiltInPageAnswer } from "../built-in-pages/built-in-page.ts";
import { lockedBlocks } from "./locked-blocks.tsx";
import type { ReplayRegistry } from "./resolve-locked-widget.ts";
import { lockfileForm, type ReplayFault } from "./lockfile-form.tsx";
import { pastedLockfile } from "./pasted-lockfile.ts";

/** `/replay`: shows the widgets of a page as they were when its lockfile was made. */
export function replayPage(registry: () => ReplayRegistry): BuiltInPage {
  return {
    path: "/replay",
    takesForm: true,
    answer: async ({ given, isTooMuch }) => {
      const pasted = given("lockfile");
      const text = pastedLockfile(pasted ?? "");
      if (isTooMuch) return refusal("too many replays", text, 429);
      const lockfile = text === "" ? "missing" : readLockfile(text);
      return typeof lockfile === "string"
        ? refusal(lockfile, text, pasted === undefined ? 200 : 400)
        : {
            status: 200,
            title: "Gengivet side",
            description: "En sides værktøjer, som de stod der, da låsefilen blev lavet.",
            main: lockedBlocks(lockfile, registry()),
          };
    },
  };
}

function refusal(fault: ReplayFault | "missing", text: string, status: BuiltInPageAnswer["status"]): BuiltInPageAnswer {
  return {
    status,
    title: fault === "missing" ? "Gengivelse af en side" : "Fejl: Gengivelse af en side",
    description: "En låsefil viser en sides værktøjer, som de stod der.",
    main: [lockfileForm(fault, text)],
  };
}
