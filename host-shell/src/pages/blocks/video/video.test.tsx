import { expect, test } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const site = { ...sampleSite, mediaHosts: ["https://media.example"] };
const text = (value: string) => ({ value });

async function drawn(fields: Readonly<Record<string, unknown>> = {}, view: { readonly editing?: boolean } = {}) {
  const given = { title: text("En film"), address: text("https://youtu.be/aqz-KE-bpKQ"), ...fields };
  const html = await drawSample([{ uid: "film", componentName: "Video", fields: given }], { site, ...view });
  return new DOMParser().parseFromString(html, "text/html").body;
}

const linksOf = (body: Element) => [...body.querySelectorAll("a")].map((link) => [link.textContent, link.href]);

test("the poster falls back to the platform's thumbnail, at an address of this server", async () => {
  const src = (await drawn()).querySelector("img")?.getAttribute("src");
  expect(src).toMatch(/^\/embedded\/[\w-]{32}\?page=%2Fen-side$/);
});

test("a poster of the editor replaces the thumbnail", async () => {
  const poster = { value: { src: "https://media.example/film.jpg", alt: "", width: 992, height: 558 } };
  const images = (await drawn({ poster })).querySelectorAll("img");
  expect([...images].map(({ src }) => src)).toEqual(["https://media.example/film.jpg"]);
});

test("nothing of the platform is loaded before a press: the player is only named, and there are links to it", async () => {
  const body = await drawn();
  expect(body.querySelectorAll("iframe, script, link")).toHaveLength(0);
  expect(body.querySelector("button")?.textContent).toBe("Afspil: En film");
  const page = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
  expect(linksOf(body)).toEqual([
    ["", page],
    ["Se videoen hos YouTube", page],
    ["Se videoen hos YouTube", page],
  ]);
});

test.each([
  [undefined, 0],
  ["inline", 0],
  ["fullscreen", 1],
  ["biograf", 0],
])("in the mode %s there is %i dialog", async (mode, count) => {
  const dialogs = (await drawn(mode === undefined ? {} : { mode: text(mode) })).querySelectorAll("dialog");
  expect([...dialogs].map((dialog) => dialog.getAttribute("aria-label"))).toEqual(Array(count).fill("En film"));
});

test("a video of an unknown platform is a link, and editors read why", async () => {
  const address = { value: { href: "https://fremmed.example/film" } };
  expect(linksOf(await drawn({ address }))).toEqual([["Se videoen »En film«", "https://fremmed.example/film"]]);
  expect((await drawn({ address }, { editing: true })).textContent).toContain(
    "Videoen vises kun som et link: adressen er ikke en video hos YouTube, Vimeo eller en platform i VIDEO_ORIGINS.",
  );
});

test("editors read that a mode does not exist, and when the video is loaded", async () => {
  const told = (await drawn({ mode: text("biograf") }, { editing: true })).textContent;
  expect(told).toContain("Visningen “biograf” findes ikke. Vælg en af: inline, fullscreen. Her vises inline.");
  expect(told).toContain("Videoen hentes først, når den besøgende trykker på Afspil og tillader markedsføring.");
});

test("an address that runs script is a problem, and visitors see nothing of the block", async () => {
  expect((await drawn({ address: text("javascript:alert(1)") })).innerHTML).toBe("");
});
