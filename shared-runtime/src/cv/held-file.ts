import { withStorage } from "../forms/draft-storage.ts";
import type { ToolId } from "../session/tool-session.ts";
import { heldFileKey } from "./held-file-key.ts";

/** A file is kept for this long at most. */
const longestMs = 3_600_000;
const nameHeader = "x-file-name";
const keptHeader = "x-kept-at";
const addressOf = (id: string) => `/held-file/${id}`;
const idOf = (tool: ToolId) => withStorage((storage) => storage.getItem(heldFileKey(tool)));

/**
 * Keeps a file in this browser, for this tab, and deletes those that were kept more than an hour ago. Returns false where
 * the browser cannot: its storage is blocked or full, or the page is not in a secure context.
 */
export async function keepFile(tool: ToolId, file: File): Promise<boolean> {
  try {
    const [id, before] = [crypto.randomUUID(), idOf(tool)];
    const headers = {
      "content-type": file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [keptHeader]: String(Date.now()),
    };
    const cache = await openFresh();
    await cache.put(addressOf(id), new Response(file, { headers }));
    window.sessionStorage.setItem(heldFileKey(tool), id);
    if (before) await cache.delete(addressOf(before));
    return true;
  } catch {
    return false;
  }
}

/** Returns the file that this tab has kept; `undefined` if there is none. */
export async function readFile(tool: ToolId): Promise<File | undefined> {
  try {
    const kept = await (await openFresh()).match(addressOf(idOf(tool) ?? ""));
    if (kept === undefined) return undefined;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? "");
    return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
  } catch {
    return undefined;
  }
}

export async function forgetFile(tool: ToolId): Promise<void> {
  const id = idOf(tool);
  // First, since the page may be left at this moment: nobody can name the file then.
  withStorage((storage) => storage.removeItem(heldFileKey(tool)));
  await openFresh().then(
    (cache) => cache.delete(addressOf(id ?? "")),
    () => false,
  );
}

async function openFresh(): Promise<Cache> {
  const cache = await caches.open("held-file");
  for (const request of await cache.keys()) {
    const keptAt = Number((await cache.match(request))?.headers.get(keptHeader) ?? 0);
    if (Date.now() - keptAt > longestMs) await cache.delete(request);
  }
  return cache;
}
