import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { createClockNotes } from "./clock-reading.ts";

eachDatabase("the notes on a clock", (tables) => {
  beforeEach(() => empty(tables()));
  /** Resolves with the notes as ages: the seconds before the reading. */
  const ages = async () => {
    const { database, lastUse, doubtedSince } = await createClockNotes(tables()).read();
    return [lastUse, doubtedSince].map((moment) => moment && Math.round((database - moment) / 10_000) * 10);
  };

  it("say when the database was last used, and since when its clock is doubted, until it is used again", async () => {
    const notes = createClockNotes(tables());
    expect(Math.abs((await notes.read()).database - Date.now())).toBeLessThan(10_000);
    expect(await ages()).toEqual([undefined, undefined]);
    await notes.doubted();
    await tables().execute(sql`update server_secret set created_at = now() - interval '100 seconds'`);
    expect(await ages()).toEqual([undefined, 100]);
    await notes.used();
    expect(await ages()).toEqual([0, undefined]);
  });

  it("take the newest row of a database of an earlier release for its last use", async () => {
    await createCvStore(tables()).keep({ bytes: new Uint8Array([1]), pages: 1, words: 60, language: "da" });
    await tables().execute(sql`update cv set uploaded_at = now() - interval '5 days'`);
    expect(await ages()).toEqual([432_000, undefined]);
  });
});
