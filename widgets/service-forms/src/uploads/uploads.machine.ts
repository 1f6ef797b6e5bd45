import type { StoredUpload } from "shared-runtime/api/uploads.ts";
import { assign, type CallbackActorLogic, enqueueActions, fromCallback, setup, type EventObject } from "xstate";
import { type Added, added, changed, type FilesAdded, storedItem, type UploadItem } from "./upload-item.ts";

/** The most simultaneous uploads. More would only share the connection. */
const mostAtOnce = 3;

export interface UploadInput {
  readonly id: string;
  readonly file: File;
}

interface Context {
  readonly items: readonly UploadItem[];
  /** Stored files that the person has removed. They are sent with status 1. */
  readonly removed: readonly StoredUpload[];
  /** The files of the last choice that were not accepted. */
  readonly refused: Added["refused"];
  /** The names of files that a reload has interrupted. */
  readonly lost: readonly string[];
}

export type UploadsState = Pick<Context, "items" | "removed" | "lost">;

/** The files that the server has. */
export interface StoredFiles {
  readonly stored: readonly StoredUpload[];
  readonly removed: readonly StoredUpload[];
}

export type UploadEvent =
  | { readonly type: "upload.progressed"; readonly id: string; readonly share: number }
  | { readonly type: "upload.stored"; readonly id: string; readonly stored: StoredUpload }
  | { readonly type: "upload.failed"; readonly id: string; readonly problem: string; readonly isFinal: boolean };

type UploadsEvent =
  | UploadEvent
  | ({ readonly type: "files.added" } & FilesAdded)
  | { readonly type: "file.removed" | "file.cancelled" | "file.retried"; readonly id: string }
  | { readonly type: "files.forgotten" }
  | ({ readonly type: "files.restored" } & StoredFiles);

type UploadLogic = CallbackActorLogic<EventObject, UploadInput>;

const childOf = (id: string) => `upload-${id}`;

/**
 * The files of a form. The widget provides `upload`, which sends `UploadEvent`, and `discard`, which removes a stored
 * file.
 */
export const uploadsMachine = setup({
  types: { context: {} as Context, events: {} as UploadsEvent, input: {} as UploadsState },
  actors: {
    upload: fromCallback(() => {
      throw new Error("The actor `upload` is not filled.");
    }) as UploadLogic,
  },
  actions: {
    add: assign(({ context }, offered: FilesAdded) => added(context.items, offered, () => crypto.randomUUID())),
    change: assign(({ context }, { id, ...change }: { readonly id: string } & Partial<UploadItem>) => ({
      items: changed(context.items, id, change),
    })),
    startWaiting: enqueueActions(({ context, enqueue }) => {
      const underWay = context.items.filter(({ state }) => state === "uploading").length;
      const next = context.items.filter(({ state }) => state === "waiting").slice(0, mostAtOnce - underWay);
      for (const { id, file } of next) {
        if (!file) continue;
        enqueue.spawnChild("upload", { id: childOf(id), input: { id, file } });
      }
      const started = new Set(next.map(({ id }) => id));
      enqueue.assign(({ context: { items } }) => ({
        items: items.map((item) => (started.has(item.id) ? { ...item, state: "uploading", progress: 0 } : item)),
      }));
    }),
    stop: enqueueActions(({ enqueue }, id: string) => enqueue.stopChild(childOf(id))),
    drop: assign(({ context }, id: string) => {
      const stored = context.items.find((item) => item.id === id)?.stored;
      return {
        items: context.items.filter((item) => item.id !== id),
        removed: stored ? [...context.removed, stored] : context.removed,
        refused: [],
      };
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.items) enqueue.stopChild(childOf(id));
    }),
    forget: assign({ items: [], removed: [], refused: [], lost: [] }),
    restore: assign((_, { stored, removed }: StoredFiles) => ({
      items: stored.map(storedItem),
      removed,
    })),
    forgetLost: assign({ lost: [] }),
    discard: (_, _id: string) => {},
  },
}).createMachine({
  id: "uploads",
  context: ({ input }) => ({ ...input, refused: [] }),
  on: {
    "files.added": {
      actions: [{ type: "add", params: ({ event }) => event }, "forgetLost", "startWaiting"],
    },
    "upload.progressed": {
      actions: { type: "change", params: ({ event: { id, share } }) => ({ id, progress: share }) },
    },
    "upload.stored": {
      actions: [
        { type: "stop", params: ({ event }) => event.id },
        { type: "change", params: ({ event: { id, stored } }) => ({ id, stored, state: "uploaded" as const }) },
        "startWaiting",
      ],
    },
    "upload.failed": {
      actions: [
        { type: "stop", params: ({ event }) => event.id },
        {
          type: "change",
          params: ({ event: { id, problem, isFinal } }) => ({ id, problem, isFinal, state: "failed" as const }),
        },
        "startWaiting",
      ],
    },
    "file.retried": {
      actions: [
        { type: "change", params: ({ event: { id } }) => ({ id, state: "waiting" as const, problem: undefined }) },
        "startWaiting",
      ],
    },
    "file.cancelled": {
      actions: [
        { type: "stop", params: ({ event }) => event.id },
        { type: "drop", params: ({ event }) => event.id },
        "startWaiting",
      ],
    },
    "file.removed": {
      actions: [
        { type: "discard", params: ({ event }) => event.id },
        { type: "drop", params: ({ event }) => event.id },
      ],
    },
    "files.forgotten": { actions: ["stopAll", "forget"] },
    "files.restored": { actions: { type: "restore", params: ({ event }) => event } },
  },
});
