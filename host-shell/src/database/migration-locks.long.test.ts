import { expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { migrationLocks } from "./migration-locks.ts";

const migration = (tag: string, ...statements: string[]) => ({ tag, statements, when: 1, hash: "", release: 1 });

it("says what to do about an index that is built concurrently, which PostgreSQL does in no transaction", async () => {
  const applied = migration("0000_tables", "create table person (id integer primary key, name text)");
  const pending = migration("0001_index", "create index concurrently person_name on person (name)");
  await expect(migrationLocks([applied], [pending])).rejects.toThrow(
    new StartRefused(
      "A statement of 0001_index fails, since a migration is a transaction: leave CONCURRENTLY out. If the table is too large " +
        "to be locked meanwhile, let operators create the index by hand before, and write IF NOT EXISTS.",
    ),
  );
});

it.each(["applied", "pending"])(
  "names the %s migration whose statement fails, and what it failed on",
  async (which) => {
    const table = migration("0000_tables", "create table person (id integer primary key)");
    const failing = migration("0001_faulty", "-- A comment.\nalter table person\n  drop column name");
    const [applied, pending] = which === "applied" ? [[table, failing], []] : [[table], [failing]];
    await expect(migrationLocks(applied, pending)).rejects.toThrow(
      new StartRefused(
        "The migration 0001_faulty failed at `alter table person` on an empty copy of the tables in memory: " +
          'column "name" of relation "person" does not exist.',
      ),
    );
  },
);

it("finds what each statement locks, and whether it reads or rewrites the rows", async () => {
  const applied = migration(
    "0000_tables",
    "create table event (id integer primary key, kind text not null) partition by hash (id)",
    "create table event_part_0 partition of event for values with (modulus 2, remainder 0)",
    "create table event_part_1 partition of event for values with (modulus 2, remainder 1)",
    "create table person (id integer primary key, name text)",
  );
  const pending = migration(
    "0001_changes",
    "create table letter (person integer)",
    "alter table person add column age integer",
    "alter table person add column born timestamptz default now() not null",
    "alter table person add column key uuid default gen_random_uuid() not null",
    "alter table person alter column name set not null",
    "create index person_name on person (name)",
    "create index event_kind on event (kind)",
    "alter table letter add constraint letter_person foreign key (person) references person (id)",
    "update person set age = 1 where age is null",
  );
  const locks = await migrationLocks([applied], [pending]);
  expect([...locks.keys()]).toEqual(["0001_changes"]);
  const said = locks
    .get("0001_changes")
    ?.map((found) => found.locks.map(({ table, mode, blocks, work }) => `${table}: ${mode}, ${blocks}, ${work}`));
  expect(said).toEqual([
    [],
    ["person: ACCESS EXCLUSIVE, reads and writes, none"],
    ["person: ACCESS EXCLUSIVE, reads and writes, none"],
    ["person: ACCESS EXCLUSIVE, reads and writes, rewrites"],
    ["person: ACCESS EXCLUSIVE, reads and writes, reads"],
    ["person: SHARE, writes, reads"],
    ["event: SHARE, writes, reads"],
    ["letter: SHARE ROW EXCLUSIVE, writes, reads", "person: SHARE ROW EXCLUSIVE, writes, none"],
    ["person: ROW EXCLUSIVE, writes of the same rows, reads"],
  ]);
});
