import { sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { cv, cvReading, cvReview } from "./cv-store.tables.ts";

/** Resolves with the number of bytes of all stored CVs, their pictures and their texts. Reads only the sizes. */
export async function countCvBytes(tables: Tables): Promise<number> {
  const [files] = await tables.select({ bytes: sql<string>`coalesce(sum(length(${cv.bytes})), 0)` }).from(cv);
  const [reviews] = await tables
    .select({ bytes: sql<string>`coalesce(sum(coalesce(length(${cvReview.thumbnail}), 0)), 0)` })
    .from(cvReview);
  const [readings] = await tables
    .select({ bytes: sql<string>`coalesce(sum(length(${cvReading.document})), 0)` })
    .from(cvReading);
  return Number(files?.bytes) + Number(reviews?.bytes) + Number(readings?.bytes);
}
