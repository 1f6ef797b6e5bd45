import { customType } from "drizzle-orm/pg-core";

/** A `bytea` column. Both drivers take bytes in binary form, never as hexadecimal text. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // A Buffer may be a view on memory that others use too; whoever gets the bytes may hand them to another thread.
  fromDriver: (value) => (Buffer.isBuffer(value) ? new Uint8Array(value) : value),
});
