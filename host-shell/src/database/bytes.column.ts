import { customType } from "drizzle-orm/pg-core";

/** A `bytea` column. Both drivers transfer it in binary form, not as hexadecimal text. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // A Buffer may be a view of memory that other buffers use; a copy can be transferred to another thread.
  fromDriver: (value) => (Buffer.isBuffer(value) ? new Uint8Array(value) : value),
});
