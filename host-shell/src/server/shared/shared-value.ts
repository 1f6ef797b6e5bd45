import { eq } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";

/** A named value that the servers of a database share. */
export interface SharedValue {
  readonly read: () => Promise<string | undefined>;
  /** Offers a value. Resolves with the value that was offered first. */
  readonly offer: (value: string) => Promise<string>;
  readonly replace: (value: string) => Promise<void>;
}

export function sharedValue(tables: Tables, name: string): SharedValue {
  async function read(): Promise<string | undefined> {
    const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
    return kept?.value;
  }
  return {
    read,
    async offer(value) {
      await tables.insert(serverSecret).values({ name, value }).onConflictDoNothing();
      return (await read()) ?? value;
    },
    async replace(value) {
      await tables
        .insert(serverSecret)
        .values({ name, value })
        .onConflictDoUpdate({ target: serverSecret.name, set: { value } });
    },
  };
}
