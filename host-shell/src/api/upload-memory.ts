/** Limits the memory of uploads, by received bytes rather than declared ones. */
export interface UploadMemory {
  /** Begins an upload of a sender. */
  readonly open: (sender: string) => MemoryShare;
}

export interface MemoryShare {
  /** Calls back as soon as that many more bytes fit. */
  readonly take: (bytes: number, onRoom: () => void) => void;
  /** The bytes that the upload has taken. */
  readonly held: () => number;
  /** Releases the memory of the upload. */
  readonly leave: () => void;
}

/** In bytes. */
export interface UploadMemoryOptions {
  /** For all uploads together. */
  readonly all: number;
  /** For the uploads of one sender. */
  readonly each: number;
  /** What every upload may hold, whatever the others do. */
  readonly always: number;
}

interface Upload {
  readonly sender: string;
  held: number;
  waiting: { readonly bytes: number; readonly onRoom: () => void } | undefined;
}

/**
 * Lets uploads grow until the memory is full, or the share of their sender is. Then only the largest one continues, because
 * it is the closest to its end: at least one upload always ends, and slow uploads that hold little memory block none.
 */
export function createUploadMemory({ all, each, always }: UploadMemoryOptions): UploadMemory {
  const uploads = new Set<Upload>();

  function fits(upload: Upload, more: number): boolean {
    const own = [...uploads].filter(({ sender }) => sender === upload.sender);
    return (
      upload.held + more <= always || (hasRoom(own, upload, more, each) && hasRoom([...uploads], upload, more, all))
    );
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
          upload.held += bytes;
          onRoom();
        },
        leave() {
          if (!uploads.delete(upload)) return;
          for (const other of uploads) {
            const { waiting } = other;
            if (waiting === undefined || !fits(other, waiting.bytes)) continue;
            other.waiting = undefined;
            other.held += waiting.bytes;
            waiting.onRoom();
          }
        },
      };
    },
  };
}

function hasRoom(uploads: readonly Upload[], { held }: Upload, more: number, capacity: number): boolean {
  const together = uploads.reduce((sum, upload) => sum + upload.held, 0);
  return together + more <= capacity || uploads.every((other) => other.held <= held);
}
