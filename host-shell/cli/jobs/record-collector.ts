/** One entry of a file, and the line on which it begins. */
export type FileRecord =
  /** Any JSON value; the host decides whether it is a posting. */
  | {
      readonly kind: "record";
      readonly line: number;
      readonly value: unknown;
      readonly length: number;
      readonly isRepaired: boolean;
    }
  /** Text that is not an entry. Later entries were read, unless the reason says that they could not be read. */
  | { readonly kind: "broken"; readonly line: number; readonly reason: string };

/** Collects the entries of a file. An empty list is an entry only if the file has other entries. */
export class RecordCollector {
  #found: FileRecord[] = [];
  #hasAny = false;
  #emptyListLine: number | undefined;

  add(record: FileRecord): void {
    this.addEmptyList();
    this.#hasAny = true;
    this.#found.push(record);
  }

  addBroken(line: number, reason: string): void {
    this.add({ kind: "broken", line, reason });
  }

  /** Keeps an empty list until another entry follows. */
  keepEmptyList(line: number): void {
    this.#emptyListLine = line;
  }

  addEmptyList(): void {
    if (this.#emptyListLine === undefined) return;
    this.#found.push({ kind: "record", line: this.#emptyListLine, value: [], length: 2, isRepaired: false });
    this.#emptyListLine = undefined;
    this.#hasAny = true;
  }

  /** To be called at the end of the file. */
  end(): void {
    if (this.#hasAny) this.addEmptyList();
  }

  /** Returns the entries since the last call. */
  take(): FileRecord[] {
    const taken = this.#found;
    this.#found = [];
    return taken;
  }
}
