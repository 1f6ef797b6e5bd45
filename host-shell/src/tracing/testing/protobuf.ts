/** The fields of a protobuf message by their number. Nested messages and texts are bytes, numbers are `bigint`. */
export type Fields = ReadonlyMap<number, readonly (Uint8Array | bigint)[]>;

export function fieldsOf(bytes: Uint8Array): Fields {
  const fields = new Map<number, (Uint8Array | bigint)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const readers = new Map<number, () => Uint8Array | bigint>([
    [0, varint],
    [1, () => take(8)],
    [2, () => take(Number(varint()))],
    [5, () => take(4)],
  ]);
  while (at < bytes.length) {
    const tag = Number(varint());
    const value = readers.get(tag & 7)?.();
    if (value === undefined) throw new Error(`There is no wire type ${tag & 7}.`);
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

export function messagesIn(fields: Fields, number: number): readonly Fields[] {
  return (fields.get(number) ?? []).map((value) => fieldsOf(value instanceof Uint8Array ? value : new Uint8Array()));
}

export function bytesIn(fields: Fields, number: number): Buffer {
  const [value] = fields.get(number) ?? [];
  return Buffer.from(value instanceof Uint8Array ? value : new Uint8Array());
}
