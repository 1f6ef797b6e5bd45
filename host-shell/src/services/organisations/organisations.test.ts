import { fileURLToPath } from "node:url";
import { present } from "shared-runtime/flow/present.ts";
import { describe, expect, it } from "vitest";
import { organisationCalls } from "./organisations.routes.ts";
import { createLogger } from "../../logging/logger.ts";
import { openJsonContent } from "../../pages/content/json-content-source.ts";
import { readMembership } from "../../pages/content/read-membership.ts";
import { createKeptOrganisations, type FindOrganisations } from "./kept-organisations.ts";
import type { OrganisationsItem } from "./organisations-item.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));
const own = { id: "os", name: "Os", priceUnionYearly: 3348 };
const other = (place: number) => ({ id: `o-${place}`, name: `Organisation ${place}`, priceUnionYearly: 4000 });
const itemOf = (...organisations: OrganisationsItem["organisations"]): OrganisationsItem => ({
  ours: "os",
  organisations,
});

/** The call on a content source. The clock does not move until it is set. */
function startCalls(find: FindOrganisations, waitMs?: number) {
  const lines: string[] = [];
  const time = { now: 0 };
  const log = createLogger("warn", { write: (line) => lines.push(line) });
  const kept = createKeptOrganisations({ find, log, clock: () => time.now, ...(waitMs !== undefined && { waitMs }) });
  const calls = organisationCalls(kept);
  const ask = async () => {
    const answer = await calls.request("/api/organisations");
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
  };
  return { time, lines, ask };
}

it("answers with the organisations of the demo content, whose prices for ours are those of the membership", async () => {
  const source = await openJsonContent({ folder: content, product: "lederkredsen" });
  const { body, status } = await startCalls(source.findOrganisations).ask();
  const item = present(await source.findOrganisations(), "the item");
  expect([status, body["organisations"]]).toEqual([200, item.organisations]);

  const { prices } = present(await readMembership(`${content}/lederkredsen`), "the prices");
  expect(body["ours"]).toMatchObject({
    id: "lederkredsen",
    priceUnionYearly: prices.unionMembershipPrice * 12,
    priceUnemploymentYearly: prices.unemploymentFundPrice * 12,
  });
});

it("lists the first 50 of 51 organisations, and ours beside them though it is the last", async () => {
  const others = Array.from({ length: 50 }, (_, place) => other(place));
  const { ask } = startCalls(async () => itemOf(...others, own));
  expect((await ask()).body).toEqual({ ours: own, organisations: others });
});

it("answers with an empty list if the content has no organisation", async () => {
  const { ask } = startCalls(async () => itemOf());
  expect(await ask()).toEqual({ status: 200, body: { organisations: [] } });
});

it("answers 503 if the content has no item, or cannot be read", async () => {
  const missing = startCalls(async () => undefined);
  expect(await missing.ask()).toMatchObject({ status: 503, body: { errorKey: "organisationsUnavailable" } });
  expect(missing.lines).toEqual([]);
  const failing = startCalls(() => Promise.reject(new Error("the CMS is away")));
  expect(await failing.ask()).toMatchObject({ status: 503, body: { errorKey: "organisationsUnavailable" } });
  expect(failing.lines).toEqual([expect.stringContaining("the CMS is away")]);
});

describe("the answer is kept for 300 000 ms", () => {
  it("and the content is asked once, also by calls at the same time", async () => {
    let asked = 0;
    const { time, ask } = startCalls(async () => itemOf({ ...own, priceUnionYearly: (asked += 1) }));
    await Promise.all([ask(), ask(), ask()]);
    time.now = 299_999;
    expect([(await ask()).body["ours"], asked]).toEqual([{ ...own, priceUnionYearly: 1 }, 1]);
    time.now = 300_000;
    expect([(await ask()).body["ours"], asked]).toEqual([{ ...own, priceUnionYearly: 2 }, 2]);
  });

  it("and longer while a refresh fails, which is tried again after ten seconds", async () => {
    let asked = 0;
    const { time, lines, ask } = startCalls(async () => {
      asked += 1;
      if (asked === 2) throw new Error("the CMS is away");
      return itemOf({ ...own, priceUnionYearly: asked });
    });
    const price = async () => ((await ask()).body["ours"] as { readonly priceUnionYearly: number }).priceUnionYearly;
    await ask();
    time.now = 300_000;
    expect([await price(), asked, lines.length]).toEqual([1, 2, 1]);
    time.now = 309_999;
    expect([await price(), asked]).toEqual([1, 2]);
    time.now = 310_000;
    expect([await price(), asked]).toEqual([3, 3]);
  });

  it("and longer while a refresh does not end, which is not started a second time", async () => {
    const slow = Promise.withResolvers<OrganisationsItem>();
    let asked = 0;
    const { time, ask } = startCalls(async () => ((asked += 1) === 1 ? itemOf(own) : slow.promise), 1);
    await ask();
    time.now = 300_000;
    expect([(await ask()).body["ours"], (await ask()).body["ours"], asked]).toEqual([own, own, 2]);
    slow.resolve(itemOf({ ...own, priceUnionYearly: 9 }));
    expect((await ask()).body["ours"]).toEqual({ ...own, priceUnionYearly: 9 });
  });
});
