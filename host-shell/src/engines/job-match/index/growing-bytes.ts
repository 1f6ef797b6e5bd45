/** Bytes to which further bytes are appended. */
export class GrowingBytes {
  #bytes = new Uint8Array(1_024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  add(more: Uint8Array): void {
    const length = this.#length + more.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(more, this.#length);
    this.#length = length;
  }
}
