import { fileURLToPath } from "node:url";
import { hearingsPath, OpenHearings } from "shared-runtime/api/hearings.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { openJsonContent } from "../../pages/content/json-content-source.ts";
import { hearingCalls } from "./hearings.routes.ts";

const folder = fileURLToPath(new URL("../../../content", import.meta.url));
const start = new Date("2026-11-28T12:00:00Z");

async function ask(now: string) {
  const { findHearings } = await openJsonContent({ folder, product: "lederkredsen", now: start });
  return hearingCalls({ find: findHearings, now: () => new Date(now) }).request(`/api/${hearingsPath}`);
}

it("answers with the hearings of the demo content that are open, which browsers may keep for a minute", async () => {
  const answer = await ask("2026-11-28T12:00:00Z");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  const { hearings } = v.parse(OpenHearings, await answer.json());
  expect(hearings.length).toBeGreaterThan(1);
  expect(hearings.map(({ deadline }) => deadline)).toEqual(hearings.map(({ deadline }) => deadline).toSorted());
  expect(hearings.map(({ deadline }) => deadline).filter((day) => day < "2026-11-28")).toEqual([]);
});

it("answers with none after the last deadline", async () => {
  expect(await (await ask("2027-11-28T12:00:00Z")).json()).toEqual({ hearings: [] });
});
