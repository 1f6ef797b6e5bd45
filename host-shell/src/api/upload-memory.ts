/** What uploads hold in memory, by the bytes that have come, not by those that were announced. */
export interface UploadMemory {
  /** Begins an upload, or answers `undefined` where too many are under way. */
  readonly open: () => MemoryShare | undefined;
}

export interface MemoryShare {
  /** Calls back as soon as there is room for so many bytes more. */
  readonly take: (bytes: number, onRoom: () => void) => void;
  /** Gives everything back. */
  readonly leave: () => void;
}

export interface UploadMemoryOptions {
  readonly bytes: number;
  readonly uploads: number;
}

interface Upload {
  held: number;
  waiting: { readonly bytes: number; readonly onRoom: () => void } | undefined;
}

/**
 * Lets uploads grow until the memory is full. Then only the one that holds most goes on, since it is the nearest to
 * leaving: so at least one always ends, and a slow one that holds little stands in nobody's way.
 */
export function createUploadMemory({ bytes: capacity, uploads: most }: UploadMemoryOptions): UploadMemory {
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
      if (uploads.size >= most) return undefined;
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
