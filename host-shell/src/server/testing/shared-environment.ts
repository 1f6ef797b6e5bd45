import { join } from "node:path";

/** A key of bank details that all servers of tests share. */
export const testBankKey = Buffer.alloc(32, 7).toString("base64");

/** Settings that several servers of one database share, besides the administrator's token. */
export function sharedEnvironment(databaseUrl: string, folder: string) {
  return {
    DATABASE_URL: databaseUrl,
    BANK_DETAILS_KEYS: testBankKey,
    WIDGETS_DIR: join(folder, "widgets"),
    RELEASES_DIR: join(folder, "releases"),
    UPLOADS_DIR: join(folder, "uploads"),
  };
}
