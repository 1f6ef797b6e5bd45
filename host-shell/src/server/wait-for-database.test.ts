import { pino } from "pino";
import { expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { createWaitForDatabase } from "./wait-for-database.ts";

const silent = pino({ enabled: false });
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

it("repeats work until the database answers, and reports both", async () => {
  const reports: boolean[] = [];
  const waitFor = createWaitForDatabase({ log: silent, onAway: (isAway) => reports.push(isAway), everyMs: 0 });
  let failures = 2;
  const work = async () => {
    if (failures-- > 0) throw new StartRefused("It cannot be used.", { cause: refused });
    return "done";
  };
  expect(await waitFor(work)).toBe("done");
  expect(reports).toEqual([true, true, false]);
});

it.each([
  ["when it has waited for too long", refused, 0],
  ["at once for a reason that waiting does not end", new StartRefused("The password is wrong."), 60_000],
  ["at once for a full disk", Object.assign(new Error("full"), { code: "53100" }), 60_000],
])("rejects %s", async (_, error, longestMs) => {
  const waitFor = createWaitForDatabase({ log: silent, onAway: () => undefined, everyMs: 0, longestMs });
  await expect(waitFor(() => Promise.reject(error))).rejects.toBe(error);
});
