import { useEffect, useEffectEvent, useState } from "react";
import { withStorage } from "../forms/draft-storage.ts";
import type { ToolId } from "../session/tool-session.ts";
import { heldFileKey } from "./held-file-key.ts";
import type { CvIntake } from "./cv-intake.ts";

const load = () => import("./held-file.ts");
const lost = () => undefined;
const idOf = (tool: ToolId) => withStorage((storage) => storage.getItem(heldFileKey(tool)));

/** Deletes the kept file of this tab, if there is one. Its key is forgotten at once, since the page may be left now. */
function forgetHeldFile(tool: ToolId): void {
  const id = idOf(tool);
  if (!id) return;
  withStorage((storage) => storage.removeItem(heldFileKey(tool)));
  load().then(({ deleteFile }) => deleteFile(id), lost);
}

/**
 * Keeps the CV that waits for the gate over a reload and the sign-in, and passes it to `onRead` afterwards. Returns
 * whether the waiting file is kept, so that the visitor may leave the page.
 */
export function useHeldFile(tool: ToolId, { at, file }: CvIntake, onRead: (file: File) => void): boolean {
  const [kept, setKept] = useState<File>();
  const give = useEffectEvent((read: File | undefined) => read && !file && onRead(read));
  const held = at === "held" ? file : undefined;
  const isWaiting = at === "choosing" && !kept;

  useEffect(() => {
    const id = idOf(tool);
    if (id) load().then(async ({ readFile }) => give(await readFile(id)), lost);
  }, [tool]);

  useEffect(() => {
    if (held) load().then(async ({ keepFile }) => (await keepFile(tool, held)) && setKept(held), lost);
    else if (!isWaiting) forgetHeldFile(tool);
  }, [tool, held, isWaiting]);

  return !!held && held === kept;
}
