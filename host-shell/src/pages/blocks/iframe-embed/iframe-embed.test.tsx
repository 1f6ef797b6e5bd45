import { expect, test } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const site = {
  ...sampleSite,
  embeds: { origins: ["https://kort.example"], marketingOrigins: ["https://some.example"], videoOrigins: [] },
};
const text = (value: string) => ({ value });

async function drawn(fields: Readonly<Record<string, unknown>>, view: { readonly editing?: boolean } = {}) {
  const given = { title: text("Kort"), ...fields };
  const html = await drawSample([{ uid: "kort", componentName: "IframeEmbed", fields: given }], { site, ...view });
  return new DOMParser().parseFromString(html, "text/html").body;
}

test("a listed origin has an empty frame that a script fills, and a link", async () => {
  const body = await drawn({ src: text("//kort.example/moeder?by=Århus"), height: { value: "300" } });
  const attributes = [...(body.querySelector("iframe")?.attributes ?? [])];
  expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
    class: expect.any(String),
    title: "Kort",
    "data-src": "https://kort.example/moeder?by=Århus",
    height: "300",
    sandbox: "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
    referrerpolicy: "strict-origin-when-cross-origin",
    loading: "lazy",
    allowfullscreen: "",
  });
  expect(body.querySelector("[data-foreign-frame]")?.getAttribute("data-origin")).toBe("https://kort.example");
  expect(body.querySelector("a")?.textContent).toBe("Åbn »Kort« i et nyt vindue");
  expect(body.querySelector("[data-waits], [data-cookie-settings]")).toBeNull();
});

test("an address for people replaces the one of the frame in the link, with and without a frame", async () => {
  const page = text("https://kort.example/vis");
  const linkOf = async (src: string) =>
    (await drawn({ src: text(src), page })).querySelector("a")?.getAttribute("href");
  expect([await linkOf("https://kort.example/ramme"), await linkOf("https://ukendt.example/ramme")]).toEqual([
    "https://kort.example/vis",
    "https://kort.example/vis",
  ]);
});

test("an origin that is not listed has the title and the host with its link", async () => {
  const body = await drawn({ src: text("https://ukendt.example/ramme") });
  expect([...body.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Kort",
    "Indholdet vises ikke her, men hos ukendt.example.",
    "Åbn »Kort« i et nyt vindue",
  ]);
});

test("an origin that needs consent waits, and visitors read why", async () => {
  const body = await drawn({ src: text("https://some.example/opslag") });
  expect(body.querySelector("[data-waits] [data-cookie-settings]")?.textContent).toBe("Vælg cookies");
  expect(body.textContent).toContain("»Kort« henter fra some.example, som kan gemme cookies til markedsføring.");
});

test.each(["https://ukendt.example/", "https://kort.example.evil.example/", "http://kort.example/", "/om-os"])(
  "%s is not listed, and has only a link",
  async (src) => {
    const body = await drawn({ src: text(src) });
    expect([body.querySelector("iframe"), body.querySelector("a")?.getAttribute("href")]).toEqual([null, src]);
  },
);

test.each([
  ["an address that runs script", { src: text("javascript:alert(1)") }],
  ["no address", {}],
])("%s is a problem for editors, and nothing for visitors", async (_what, fields) => {
  expect((await drawn(fields)).innerHTML).toBe("");
  expect((await drawn(fields, { editing: true })).textContent).toMatch(/vises ikke for besøgende.*src: /);
});

test("a frame without a title is not shown, and editors see that the title is missing", async () => {
  const fields = { src: text("https://kort.example/"), title: text("") };
  expect((await drawn(fields)).innerHTML).toBe("");
  expect((await drawn(fields, { editing: true })).querySelector("iframe")?.title).toBe("[No text in field]");
});

test.each([
  ["90000", 4_000],
  ["10", 80],
])("a height of %s is bounded, and editors read it", async (height, bounded) => {
  const fields = { src: text("https://kort.example/"), height: { value: height } };
  expect((await drawn(fields)).querySelector("iframe")?.getAttribute("height")).toBe(String(bounded));
  expect((await drawn(fields, { editing: true })).textContent).toContain(
    `Højden ${height} bliver til ${bounded}: en ramme kan være 80 til 4000 pixel høj.`,
  );
});

test("editors read why a frame is a link or waits, and their page loads none", async () => {
  const link = await drawn({ src: text("https://ukendt.example/") }, { editing: true });
  expect(link.textContent).toContain("Rammen vises kun som et link: https://ukendt.example står ikke på listen");
  const waiting = await drawn({ src: text("https://some.example/") }, { editing: true });
  expect(waiting.textContent).toContain("Rammen fra https://some.example hentes først, når den besøgende tillader");
  expect(waiting.querySelector("[data-foreign-frame]")?.getAttribute("data-foreign-frame")).toBe("still");
});
