import type { ToolId } from "../session/tool-session.ts";
import { withStorage } from "../forms/draft-storage.ts";

/** A file is kept for this long at most. */
const longestMs = 3_600_000;
const cacheName = "held-file";
const nameHeader = "x-file-name";
const keptHeader = "x-kept-at";

/** Names the file of this tab. Another tab has another session storage. */
const idKey = (tool: ToolId) => `held-file/${tool}`;
const addressOf = (id: string) => `/held-file/${id}`;

/**
 * Keeps a chosen file in this browser, for this tab, over a reload and a sign-in. Returns false where the browser cannot:
 * its storage is blocked or full, or the page is not in a secure context.
 */
export async function keepHeldFile(tool: ToolId, file: File): Promise<boolean> {
  try {
    const id = crypto.randomUUID();
    const cache = await openFresh();
    const headers = {
      "content-type": file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [keptHeader]: String(Date.now()),
    };
    await cache.put(addressOf(id), new Response(file, { headers }));
    await forgetHeldFile(tool);
    return withStorage((storage) => (storage.setItem(idKey(tool), id), true)) ?? false;
  } catch {
    return false;
  }
}

/** Returns the file that this tab has kept; `undefined` if there is none. */
export async function readHeldFile(tool: ToolId): Promise<File | undefined> {
  const id = withStorage((storage) => storage.getItem(idKey(tool)));
  if (!id) return undefined;
  try {
    const kept = await (await openFresh()).match(addressOf(id));
    if (kept === undefined) return undefined;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? "");
    return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
  } catch {
    return undefined;
  }
}

export async function forgetHeldFile(tool: ToolId): Promise<void> {
  const id = withStorage((storage) => storage.getItem(idKey(tool)));
  if (!id) return;
  withStorage((storage) => storage.removeItem(idKey(tool)));
  await caches
    .open(cacheName)
    .then((cache) => cache.delete(addressOf(id)))
    .catch(() => false);
}

/** Deletes what other tabs have left behind. */
async function openFresh(): Promise<Cache> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const keptAt = Number((await cache.match(request))?.headers.get(keptHeader) ?? 0);
    if (Date.now() - keptAt > longestMs) await cache.delete(request);
  }
  return cache;
}
