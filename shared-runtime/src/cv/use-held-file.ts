import { useEffect, useEffectEvent, useState } from "react";
import { withStorage } from "../forms/draft-storage.ts";
import type { ToolId } from "../session/tool-session.ts";
import { heldFileKey } from "./held-file-key.ts";
import type { CvIntake } from "./cv-intake.ts";

const load = () => import("./held-file.ts");

/** Deletes the kept file of this tab, if there is one. */
export function forgetHeldFile(tool: ToolId): void {
  if (withStorage((storage) => storage.getItem(heldFileKey(tool))))
    void load().then(({ forgetFile }) => forgetFile(tool));
}

/**
 * Keeps the CV that waits for the gate over a reload and the sign-in, and gives it back through `onRead`. Returns whether
 * the waiting file is kept, so that leaving the page does not lose it.
 */
export function useHeldFile(tool: ToolId, { at, file }: CvIntake, onRead: (file: File) => void): boolean {
  const [kept, setKept] = useState<File>();
  const give = useEffectEvent((read: File | undefined) => read && !file && onRead(read));
  const held = at === "held" ? file : undefined;
  const isWaiting = at === "choosing" && !kept;

  useEffect(() => {
    if (withStorage((storage) => storage.getItem(heldFileKey(tool)))) {
      void load().then(async ({ readFile }) => give(await readFile(tool)));
    }
  }, [tool]);

  useEffect(() => {
    if (held) void load().then(async ({ keepFile }) => (await keepFile(tool, held)) && setKept(held));
    else if (!isWaiting) forgetHeldFile(tool);
  }, [tool, held, isWaiting]);

  return !!held && held === kept;
}
