/** Limits the memory of uploads. Counts the received bytes, not the declared bytes. */
export interface UploadMemory {
  /** Begins an upload of a sender. */
  readonly open: (sender: string) => MemoryShare;
}

export interface MemoryShare {
  /** Calls `onRoom` as soon as this number of further bytes fits. */
  readonly take: (bytes: number, onRoom: () => void) => void;
  /** The number of bytes that the upload has taken. */
  readonly held: () => number;
  /** Releases the memory of the upload. */
  readonly leave: () => void;
}

/** Numbers of bytes. */
export interface UploadMemoryOptions {
  /** The most for all uploads together. */
  readonly all: number;
  /** The most bytes for the uploads of one sender. */
  readonly each: number;
  /** The bytes that every upload may hold, however many bytes the other uploads hold. */
  readonly always: number;
}

interface Upload {
  readonly sender: string;
  held: number;
  waiting: { readonly bytes: number; readonly onRoom: () => void } | undefined;
}

/**
 * Lets uploads grow until the memory is full, or one sender has used its share. After that, only the largest upload
 * continues, since it is the closest to its end. So at least one upload always ends, and slow uploads with little
 * memory block no others.
 */
export function createUploadMemory({ all, each, always }: UploadMemoryOptions): UploadMemory {
  const uploads = new Set<Upload>();
  const heldBy = new Map<string, number>();
  let heldByAll = 0;

  function fits({ sender, held }: Upload, more: number): boolean {
    const hasShare = (heldBy.get(sender) ?? 0) + more <= each || isLargest(held, sender);
    return held + more <= always || (hasShare && (heldByAll + more <= all || isLargest(held)));
  }

  /** Whether no other upload holds more bytes. With `sender`, only the other uploads of this sender are compared. */
  function isLargest(held: number, sender?: string): boolean {
    return [...uploads].every((other) => other.held <= held || (sender !== undefined && other.sender !== sender));
  }

  function add(upload: Upload, bytes: number): void {
    upload.held += bytes;
    heldByAll += bytes;
    const own = (heldBy.get(upload.sender) ?? 0) + bytes;
    if (own > 0) heldBy.set(upload.sender, own);
    else heldBy.delete(upload.sender);
  }

  return {
    open(sender) {
      const upload: Upload = { sender, held: 0, waiting: undefined };
      uploads.add(upload);
      return {
        held: () => upload.held,
        take(bytes, onRoom) {
          if (!fits(upload, bytes)) {
            upload.waiting = { bytes, onRoom };
            return;
          }
          add(upload, bytes);
          onRoom();
        },
        leave() {
          if (!uploads.delete(upload)) return;
          add(upload, -upload.held);
          for (const other of uploads) {
            const { waiting } = other;
            if (waiting === undefined || !fits(other, waiting.bytes)) continue;
            other.waiting = undefined;
            add(other, waiting.bytes);
            waiting.onRoom();
          }
        },
      };
    },
  };
}
