/** Limits the memory of uploads, by received bytes rather than declared ones. */
export interface UploadMemory {
  /** Begins an upload. */
  readonly open: () => MemoryShare;
}

export interface MemoryShare {
  /** Calls back as soon as that many more bytes fit. */
  readonly take: (bytes: number, onRoom: () => void) => void;
  /** Releases the memory of the upload. */
  readonly leave: () => void;
}

interface Upload {
  held: number;
  waiting: { readonly bytes: number; readonly onRoom: () => void } | undefined;
}

/**
 * Lets uploads grow until the memory is full. Then only the largest one continues, because it is the closest to its
 * end: at least one upload always ends, and slow uploads that hold little memory block none. `capacity` is in bytes.
 */
export function createUploadMemory(capacity: number): UploadMemory {
  const uploads = new Set<Upload>();
  let held = 0;

  function fits({ held: own }: Upload, more: number): boolean {
    return held + more <= capacity || [...uploads].every((other) => other.held <= own);
  }

  function grow(upload: Upload, more: number): void {
    upload.held += more;
    held += more;
  }

  return {
    open() {
      const upload: Upload = { held: 0, waiting: undefined };
      uploads.add(upload);
      return {
        take(bytes, onRoom) {
          if (!fits(upload, bytes)) {
            upload.waiting = { bytes, onRoom };
            return;
          }
          grow(upload, bytes);
          onRoom();
        },
        leave() {
          if (!uploads.delete(upload)) return;
          held -= upload.held;
          for (const other of uploads) {
            const { waiting } = other;
            if (waiting === undefined || !fits(other, waiting.bytes)) continue;
            other.waiting = undefined;
            grow(other, waiting.bytes);
            waiting.onRoom();
          }
        },
      };
    },
  };
}
