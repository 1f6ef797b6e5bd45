import { join } from "node:path";
import { expect, test } from "vitest";
import { listItemsIn } from "./content/list-items.ts";
import { openJsonContent } from "./content/json-content-source.ts";
import { eventIn, type PageEvent } from "./events/event.ts";
import { signUpAt } from "./events/sign-up-state.ts";
import { preparePage } from "./prepare-page.ts";

const content = await openJsonContent({
  folder: join(import.meta.dirname, "../../content"),
  product: "lederkredsen",
});
const items = (await listItemsIn(content)()).flatMap((site) => site.items);
const ofType = (id: string) => items.filter(({ contentTypes }) => contentTypes.some((type) => type.id === id));

/** The events of all sites. */
async function events(): Promise<readonly PageEvent[]> {
  const found: PageEvent[] = [];
  for (const site of await content.listSites())
    for (const { path, item } of await content.listPages(site.name)) {
      if (!item?.contentTypes.some(({ id }) => id === "arrangement")) continue;
      const layout = await content.findPage({ site: site.name, path, editing: false });
      const event = layout && eventIn(preparePage(layout, site).data);
      if (event) found.push(event);
    }
  return found;
}

test.each([
  ["artikel", 20],
  ["arrangement", 12],
  ["netvaerk", 4],
  ["konference", 2],
])("the demo sites have enough pages of the type %s", (type, least) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(least);
});

test("the demo sites have events that are open, free, sold out, closed and past, whatever the day of the start", async () => {
  const all = await events();
  const states = new Set(all.map((event) => signUpAt(event, Date.now()).state));
  expect([...states].toSorted()).toEqual(["closed", "open", "over", "waiting"]);
  expect([all.some(({ isFree }) => isFree), all.some(({ isSoldOut }) => isSoldOut)]).toEqual([true, true]);
});
