import { expect, it } from "vitest";
import { releaseMigrations } from "./release-migrations.ts";
import { contractionsIn } from "./testing/contraction-in.ts";
import { hashOf, readRecordedStatements } from "./testing/recorded-statements.ts";

const migrations = releaseMigrations();
const recorded = readRecordedStatements();
const released = migrations.findIndex(({ tag }) => tag === recorded.lastMigration) + 1;

it("knows the same last release as the statements that were recorded with it", () => {
  expect(released).toBeGreaterThan(0);
  const [last, next] = [migrations[released - 1]?.release, migrations[released]?.release];
  expect(next ?? (last ?? 0) + 1).toBe((last ?? 0) + 1);
});

it("changes no released migration", () => {
  expect(hashOf(migrations.slice(0, released))).toBe(recorded.migrationsHash);
});

it("only adds since the last release, or says why the release before works without what is taken away", () => {
  expect(contractionsIn(migrations.slice(released))).toEqual([]);
});

const objectionTo = (...statements: readonly string[]) =>
  contractionsIn([{ tag: "0001", statements }]).map((line) => line.replace(/^.* — /, ""));

it.each([
  'CREATE TABLE "visit" ("id" uuid PRIMARY KEY NOT NULL);',
  'CREATE INDEX "job_title" ON "job" USING btree ("title");',
  'ALTER TABLE "job" ADD COLUMN "city" text;',
  'ALTER TABLE "job" ADD COLUMN "seen" integer DEFAULT 0 NOT NULL, ADD "price" numeric(10, 2);',
  'ALTER TABLE "job" ALTER COLUMN "title" SET STORAGE EXTERNAL',
  'ALTER TABLE "job" ALTER COLUMN "title" SET DEFAULT \'\'',
])("lets a migration add: %s", (statement) => {
  expect(objectionTo(statement)).toEqual([]);
});

it.each([
  ['ALTER TABLE "job" ADD COLUMN "city" text NOT NULL', "the previous release writes rows without this column"],
  [
    'ALTER TABLE "job" ADD COLUMN "city" text, ADD COLUMN "land" text NOT NULL',
    "the previous release writes rows without this column",
  ],
  ['ALTER TABLE "job" ADD "code" text DEFAULT \'\' UNIQUE', "refuses rows that the previous release writes"],
  ['CREATE UNIQUE INDEX "job_title" ON "job" USING btree ("title")', "refuses rows that the previous release writes"],
  ['ALTER TABLE "job" ALTER COLUMN "title" SET NOT NULL', "changes a column that the previous release uses"],
  ['ALTER TABLE "job" ALTER COLUMN "title" DROP NOT NULL', "changes a column that the previous release uses"],
  ['ALTER TABLE "job" ALTER "title" TYPE varchar(20)', "changes a column that the previous release uses"],
  ['ALTER TABLE "job" ALTER COLUMN "title" DROP DEFAULT', "changes a column that the previous release uses"],
  ['ALTER TABLE "job" DROP COLUMN "title"', "may take away or refuse what the previous release uses"],
  ['ALTER TABLE IF EXISTS ONLY public.job RENAME TO "post"', "may take away or refuse what the previous release uses"],
  ['ALTER TABLE "job" RENAME "title" TO "name"', "may take away or refuse what the previous release uses"],
  [
    'ALTER TABLE "job" ADD CONSTRAINT "short" CHECK (length(title) < 9)',
    "may take away or refuse what the previous release uses",
  ],
  ['ALTER TABLE "job" ADD UNIQUE ("title")', "may take away or refuse what the previous release uses"],
  [
    'ALTER TABLE "job" DROP CONSTRAINT "job_identifier_unique"',
    "may take away or refuse what the previous release uses",
  ],
  ["CREATE TRIGGER t BEFORE INSERT ON job EXECUTE FUNCTION f()", "acts on what the previous release writes"],
  ['DROP TABLE "job"', "is not known to add only"],
  ["UPDATE job SET title = ''", "is not known to add only"],
  ["CREATE OR REPLACE FUNCTION f() RETURNS trigger", "is not known to add only"],
  ["DO $$ BEGIN DROP TABLE job; END $$", "is not known to add only"],
])("wants a note with what may break the release before: %s", (statement, objection) => {
  expect(objectionTo(statement)).toEqual([objection]);
  expect(objectionTo(`-- contracts: ok\n${statement}`)).toEqual([objection]);
  expect(objectionTo(`-- contracts: the release before reads no titles\n${statement}`)).toEqual([]);
});

it.each([
  'CREATE INDEX CONCURRENTLY "job_title" ON "job" USING btree ("title");',
  'create unique index\n  concurrently if not exists "job_title" on "job" ("title")',
  'DROP INDEX CONCURRENTLY "job_title"',
  'REINDEX (VERBOSE) INDEX CONCURRENTLY "job_title"',
  '-- contracts: the release before reads no titles\nDROP INDEX CONCURRENTLY "job_title"',
])("refuses what fails in the transaction of a migration: %s", (statement) => {
  expect(objectionTo(statement)).toEqual([
    "fails, since a migration is a transaction: leave CONCURRENTLY out. If the table is too large to be locked meanwhile, " +
      "let operators create the index by hand before, and write IF NOT EXISTS",
  ]);
});

it("lets a migration change what it added itself", () => {
  expect(
    objectionTo(
      'CREATE TABLE "visit" ("id" uuid, "page" text)',
      'ALTER TABLE "visit" ADD CONSTRAINT "visit_page" UNIQUE ("page")',
      'ALTER TABLE "visit" ADD COLUMN "at" text NOT NULL',
      'ALTER TABLE "job" ADD COLUMN "visit" uuid',
      'ALTER TABLE "job" ADD CONSTRAINT "job_visit" FOREIGN KEY ("visit") REFERENCES "public"."visit"("id")',
      'CREATE UNIQUE INDEX "job_by_visit" ON "job" USING btree ("visit")',
    ),
  ).toEqual([]);
});
