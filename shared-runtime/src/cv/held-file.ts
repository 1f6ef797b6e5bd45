import { contentOf } from "../files/content-of.ts";
import type { ToolId } from "../session/tool-session.ts";
import type { CacheName } from "../storage/stored-items.ts";
import { heldFileKey } from "./held-file-key.ts";
import { permittedLater } from "../storage/permitted.ts";

const heldFiles: CacheName = "held-file";
/** The most milliseconds that a file is kept. */
const longestMs = 3_600_000;
const nameHeader = "x-file-name";
const keptHeader = "x-kept-at";
const addressOf = (id: string) => `/held-file/${id}`;

/**
 * Keeps a file in this browser, for this tab, and deletes files that were kept more than an hour ago. Resolves with
 * false if the file cannot be kept: the storage is blocked or full, or the page is not in a secure context.
 */
export async function keepFile(tool: ToolId, file: File): Promise<boolean> {
  const isKept = await permittedLater(async () => {
    const id = crypto.randomUUID();
    const before = window.sessionStorage.getItem(heldFileKey(tool));
    const headers = {
      "content-type": file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [keptHeader]: String(Date.now()),
    };
    const cache = await openFresh(caches);
    await cache.put(addressOf(id), new Response(await contentOf(file), { headers }));
    window.sessionStorage.setItem(heldFileKey(tool), id);
    if (before) await cache.delete(addressOf(before));
    return true;
  });
  return isKept === true;
}

/** Returns a kept file; `undefined` if it is gone. */
export function readFile(id: string): Promise<File | undefined> {
  return permittedLater(async () => {
    const kept = await (await openFresh(caches)).match(addressOf(id));
    if (kept === undefined) return undefined;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? "");
    return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
  });
}

export async function deleteFile(id: string): Promise<void> {
  await permittedLater(async () => (await openFresh(caches)).delete(addressOf(id)));
}

async function openFresh(storage: CacheStorage): Promise<Cache> {
  const cache = await storage.open(heldFiles);
  for (const request of await cache.keys()) {
    const keptAt = Number((await cache.match(request))?.headers.get(keptHeader) ?? 0);
    if (Date.now() - keptAt > longestMs) await cache.delete(request);
  }
  return cache;
}
