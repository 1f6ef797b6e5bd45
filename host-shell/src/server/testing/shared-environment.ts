import { join } from "node:path";

/** A key that servers of tests have in common. */
export const testBankKey = Buffer.alloc(32, 7).toString("base64");

/** What several servers of one database share besides the token of the administrator. */
export function sharedEnvironment(databaseUrl: string, folder: string) {
  return {
    DATABASE_URL: databaseUrl,
    BANK_DETAILS_KEYS: testBankKey,
    WIDGETS_DIR: join(folder, "widgets"),
    RELEASES_DIR: join(folder, "releases"),
    UPLOADS_DIR: join(folder, "uploads"),
  };
}
