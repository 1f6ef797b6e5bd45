import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { isDatabaseAway } from "./is-database-away.ts";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });
const queried = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  ["a refused connection", queried(coded("ECONNREFUSED"))],
  ["a query without an answer", queried(new Error("Query read timeout"))],
  ["a server that shuts down", queried(coded("57P01"))],
  ["a server with too many connections", queried(coded("53300"))],
  ["a lock that another server keeps", queried(coded("55P03"))],
  ["a transaction that was idle for too long", queried(coded("25P03"))],
  ["a database that takes no writes", queried(coded("25006"))],
  ["a query that ran for too long", queried(coded("57014"))],
  ["a transaction that finds no connection", coded("ECONNREFUSED")],
  ["a host whose name cannot be looked up now", coded("EAI_AGAIN")],
  ["a transaction that loses its connection", new Error("Connection terminated unexpectedly")],
  ["a transaction on a broken pipe", coded("EPIPE")],
])("%s means that the database is away", (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ["a refused row", queried(coded("23505"))],
  ["a mistake in a query", queried(coded("42703"))],
  ["a mistake in the program", new TypeError("x is not a function")],
  ["a value that is not an error", "ECONNREFUSED"],
])("%s does not", (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
