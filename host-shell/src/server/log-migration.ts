import type { Logger } from "pino";
import type { MigrationNews } from "../database/run-migrations.ts";

/** Logs the progress of a migration of the database. */
export function logMigration(log: Logger, news: MigrationNews): void {
  switch (news.kind) {
    case "ahead":
      return log.warn("the database is one release newer than this server, which works with it");
    case "waiting":
      return log.warn({ holder: news.holder }, "waiting for another process that migrates or restores the database");
    case "begun":
      return log.info({ migration: news.migration }, "a migration runs");
    case "blocked": {
      const { migration, seconds, transactions } = news;
      return log.warn({ migration, seconds, transactions }, "a migration waits for tables that others use");
    }
    case "done":
      return log.info({ migration: news.migration, ms: news.ms }, "a migration is done");
    case "ready":
  }
}
