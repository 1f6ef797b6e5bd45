import { expect, test } from "vitest";
import type { PageView } from "../../block/prepared-block.ts";
import { items, link, text, withUid } from "../../block/block-samples.ts";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { fadedLines } from "./faded-lines.ts";
import { samples } from "./membership-cards.samples.ts";
import { orderOf } from "./membership-order.ts";
import { monthlyPrice } from "./monthly-price.ts";

// All samples are also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

const workday = { opening: 8 * 60, closing: 17 * 60 };
const openingHours = Array.from({ length: 7 }, () => workday);
const settings = { serviceMessages: {}, openingHours } as unknown as Parameters<typeof serviceWindowsAt>[0];

interface Seen {
  readonly now?: string;
  readonly hasHours?: boolean;
  readonly editing?: boolean;
}

async function drawn(name: string, { now = "2026-11-23T12:00Z", hasHours = true, editing = false }: Seen = {}) {
  const at = Date.parse(now);
  const service = serviceWindowsAt(hasHours ? settings : undefined, at);
  const sample = samples[name];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "kort")] : [], { now: at, service, editing });
  return document.body;
}
const cardsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>("section > ul > li")];
const stateOf = (body: HTMLElement) => body.querySelector<HTMLElement>("[data-open]")?.dataset;

test("each card says its price a month, and its order link leads into the sign-up with that product", async () => {
  const cards = cardsIn(await drawn("usual")).map((card) => {
    const order = card.querySelector("a");
    return [
      card.querySelector("h3")?.textContent,
      card.querySelector("h3")?.parentElement?.nextElementSibling?.querySelector("p")?.textContent,
      order?.textContent,
      order?.getAttribute("href"),
      order?.dataset["membershipType"],
    ];
  });
  expect(cards).toEqual([
    ["Fagforening", "279 kr./md.", "Meld dig ind: Fagforening", "/indmeldelse?product=fagforening", "trade union only"],
    [
      "Begge dele",
      "828 kr./md.",
      "Meld dig ind: Begge dele",
      "/indmeldelse?product=fagforening%2Bakasse",
      "trade union and unemployment insurance",
    ],
    ["A-kasse", "549 kr./md.", "Meld dig ind: A-kasse", "/indmeldelse?product=akasse", "unemployment insurance only"],
  ]);
});

test("memberships with the same lines are a table, which says of each line whether a membership includes it", async () => {
  const body = await drawn("usual");
  const groups = [...body.querySelectorAll("nav table tbody")].map((group) => [
    group.querySelector("th[scope='rowgroup']")?.textContent,
    ...[...group.querySelectorAll("td")].map((cell) => cell.textContent),
  ]);
  expect(groups).toEqual([
    ["Rådgivning", "Med", "Med", "Ikke med"],
    ["Kontrakttjek", "Med", "Med", "Ikke med"],
    ["Løntjek", "Med", "Med", "Ikke med"],
    ["Netværk", "Med", "Med", "Ikke med"],
    ["Dagpenge", "Ikke med", "Med", "Med"],
    ["Plan for næste job", "Ikke med", "Med", "Med"],
  ]);
  expect(body.querySelector("section")?.dataset["compared"]).toBe("");
});

test("seven memberships do not fit side by side: their lines stay in the cards", async () => {
  const body = await drawn("seven items, one without a price and one that is free");
  expect(body.querySelector("table")).toBeNull();
  expect(body.querySelector("section")?.dataset["compared"]).toBeUndefined();
});

test("an overview of all prices leads to their cards, unless there is only one", async () => {
  const body = await drawn("usual");
  const links = [...body.querySelectorAll("nav[aria-label='Priserne kort'] a")];
  expect(links.map((one) => one.textContent)).toEqual([
    "Fagforening 279 kr./md.",
    "Begge dele 828 kr./md.",
    "A-kasse 549 kr./md.",
  ]);
  const targets = links.map(
    (one) => body.querySelector(one.getAttribute("href") ?? "")?.querySelector("h3")?.textContent,
  );
  expect(targets).toEqual(["Fagforening", "Begge dele", "A-kasse"]);
  expect((await drawn("one item")).querySelector("nav")).toBeNull();
});

test("a card opens with 'Mere info her' and closes with 'Luk info', unless editors have other words", async () => {
  const wordsIn = (body: HTMLElement) =>
    [...body.querySelectorAll("summary")].map((summary) => [...summary.children].map((part) => part.textContent));
  expect(wordsIn(await drawn("usual"))).toEqual([["Mere info her", "Luk info", ": Begge dele", ""]]);
  expect(wordsIn(await drawn("one item"))).toEqual([["Læs om begge dele", "Skjul", ": Begge dele", ""]]);
});

test("faded lines are a class of the card, and are read as not included", async () => {
  const [union, both] = cardsIn(await drawn("usual"));
  const linesOf = (card: HTMLElement | undefined) =>
    [...(card?.querySelectorAll("li") ?? [])].map((li) => li.textContent);
  expect([...(union?.classList ?? [])]).toEqual(expect.arrayContaining(["fade-05", "fade-06"]));
  expect(linesOf(union).slice(3)).toEqual(["Netværk", "Ikke med: Dagpenge", "Ikke med: Plan for næste job"]);
  expect(linesOf(both).filter((line) => line.startsWith("Ikke med"))).toEqual([]);
  expect([...(both?.classList ?? [])].filter((name) => name.startsWith("fade-"))).toEqual([]);
});

test.each([
  ["01", ["fade-01"], [1]],
  ["07, 02", ["fade-07", "fade-02"], [2, 7]],
  ["ALL", ["fade-all"], [1, 2, 3, 4, 5, 6, 7, 8]],
  ["08 1 alt", [], []],
  [undefined, [], []],
] as const)("the words %o fade these lines", (written, classes, lines) => {
  const faded = fadedLines(written);
  expect(faded.classes).toEqual(classes);
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter(faded.isFaded)).toEqual(lines);
});

test.each([
  ["279", "279", "kr./md."],
  ["1.234,50", "1.234,50", "kr./md."],
  ["279 kr.", "279", "kr./md."],
  ["279,-", "279", "kr./md."],
  ["0", "Gratis", undefined],
  ["0,00", "Gratis", undefined],
  ["Efter aftale", "Efter aftale", undefined],
  ["fra 99", "fra 99", undefined],
])("the price %o is shown as %o", (written, amount, unit) => {
  expect(monthlyPrice(written)).toEqual({ amount, unit });
});

test.each([
  ["/indmeldelse?utm_source=kort#top", "akasse", "/indmeldelse?utm_source=kort&product=akasse#top"],
  ["/indmeldelse?product=akasse", "fagforening", "/indmeldelse?product=fagforening"],
  ["/indmeldelse", "Fagforening+Akasse", "/indmeldelse?product=fagforening%2Bakasse"],
  ["/indmeldelse", "gratis", "/indmeldelse"],
  ["/indmeldelse", undefined, "/indmeldelse"],
  ["https://partner.example/ind", "akasse", "https://partner.example/ind"],
  ["mailto:medlem@example.dk", "akasse", "mailto:medlem@example.dk"],
])("the order link %s of %s leads to %s", (href, linkId, expected) => {
  expect(orderOf(href, linkId).href).toBe(expected);
});

test("a card without a price, a price of zero, one in words, and an id of no membership are shown all the same", async () => {
  const cards = cardsIn(await drawn("seven items, one without a price and one that is free"));
  expect(cards.map((card) => card.children[1]?.textContent)).toEqual([
    "",
    "Gratis",
    "Efter aftale",
    "1.234,50 kr./md.",
    "99 kr./md.",
    "99 kr./md.",
    "99 kr./md.",
  ]);
  expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(cards.map(() => "/indmeldelse"));
  expect(document.querySelectorAll("[data-membership-type]")).toHaveLength(0);
});

test.each([
  ["before it opens", "2026-11-23T07:59:59Z", "false"],
  ["when it opens", "2026-11-23T08:00:00Z", "true"],
  ["before it closes", "2026-11-23T16:59:59Z", "true"],
  ["when it closes", "2026-11-23T17:00:00Z", "false"],
])("%s, in UTC, the phone number or the link is there", async (_when, now, open) => {
  expect(stateOf(await drawn("usual", { now }))).toMatchObject({ open, utcHours: Array(7).fill("480-1020").join(" ") });
});

test("a site without opening hours offers the link, and the script has nothing to follow", async () => {
  const state = stateOf(await drawn("usual", { hasHours: false }));
  expect([state?.["open"], state?.["utcHours"]]).toEqual(["false", undefined]);
});

test("editors see the phone number and the link, whatever the time is", async () => {
  const body = await drawn("usual", { editing: true });
  expect(stateOf(body)).toBeUndefined();
  expect(body.textContent).toContain("70 20 30 40");
  expect(body.textContent).toContain("Bed os ringe til dig");
});

test("without a phone number and a link there is no line about help", async () => {
  expect((await drawn("two items")).querySelector("section > p")).toBeNull();
});

test("a copy of the page in memory lasts until the telephone opens or closes", () => {
  const given = {
    uid: "a",
    componentName: "MembershipCards",
    fields: { items: items(1, () => ({ title: text("A") })) },
  };
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  const [prepared] = prepareBlocks([given], page);
  const now = Date.parse("2026-11-23T12:00Z");
  const changes = [settings, undefined].map(
    (known) =>
      prepared?.kind === "sound" && prepared.changesAt({ service: serviceWindowsAt(known, now), now } as PageView),
  );
  expect(changes).toEqual([Date.parse("2026-11-23T17:00Z"), undefined]);
});

test("a link that runs a script hides the block, and editors are told", () => {
  const fields = { items: items(1, () => ({ title: text("A"), link: link("javascript:alert(1)", "Tryk") })) };
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  expect(prepareBlocks([{ uid: "a", componentName: "MembershipCards", fields }], page)).toMatchObject([
    { kind: "unsound", problems: [expect.stringContaining("link")] },
  ]);
});
