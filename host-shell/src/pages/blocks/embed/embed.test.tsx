import { expect, test } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const site = {
  ...sampleSite,
  embeds: { origins: ["https://kort.example"], marketingOrigins: ["https://some.example"], videoOrigins: [] },
};
const text = (value: string) => ({ value });

async function drawn(html: string, view: { readonly editing?: boolean; readonly title?: string } = {}) {
  const { title, ...rest } = view;
  const fields = { html: text(html), ...(title !== undefined && { title: text(title) }) };
  const markup = await drawSample([{ uid: "e", componentName: "Embed", fields }], { site, ...rest });
  return new DOMParser().parseFromString(markup, "text/html").body;
}

test("harmless markup is part of the page, cleaned", async () => {
  const body = await drawn("<p class=x onmouse>Et <b>ord</b><object data=x></object></p>".replace(" onmouse", ""));
  expect(body.querySelector("#e")?.textContent).toBe("Et ord");
  expect(body.querySelectorAll("iframe, object, [onclick]")).toHaveLength(0);
});

test("markup of which nothing is left shows visitors nothing, and editors what was removed", async () => {
  expect((await drawn("<object data=x></object>")).innerHTML).toBe("");
  expect((await drawn("<object data=x></object>", { editing: true })).textContent).toContain("Fjernet: <object>.");
});

test("frames come first with their own titles and heights, and the rest below", async () => {
  const body = await drawn(
    "<p>Under</p><iframe src='https://kort.example/1' title='Et' height='200'></iframe><iframe src='https://ukendt.example/'></iframe>",
  );
  const frames = [...body.querySelectorAll("iframe")].map((frame) => [
    frame.title,
    frame.getAttribute("height"),
    frame.dataset["src"],
  ]);
  expect(frames).toEqual([["Et", "200", "https://kort.example/1"]]);
  expect([...body.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "Åbn »Et« i et nyt vindue",
    "Åbn »Indhold fra ukendt.example« i et nyt vindue",
  ]);
  expect(body.querySelector("#e > :last-child")?.textContent).toBe("Under");
});

test("markup with script is never in the page, only its address, in a frame without our origin", async () => {
  const body = await drawn("<img src=x onerror=alert(1)><script>alert(2)</script>", { title: "Tæller" });
  expect(body.innerHTML).not.toContain("alert");
  const frame = body.querySelector("iframe");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox");
  expect(frame?.dataset["src"]).toMatch(/^\/embedded\/[\w-]{32}\?page=%2Fen-side$/);
  expect(body.querySelector("[data-foreign-frame]")?.getAttribute("data-origin")).toBe("null");
});

test("script that names an origin that needs consent waits for it", async () => {
  const body = await drawn("<script src='https://some.example/x.js'></script>");
  expect(body.querySelector("[data-waits]")?.textContent).toContain("henter fra some.example, som kan gemme cookies");
});

test.each([
  ["<p>Et ord</p>", "Grad 1 af 3, harmløs: HTML’en har ingen script, rammer eller formularer."],
  [
    '<iframe src="https://kort.example/" title="Kort"></iframe>',
    "Grad 2 af 3, ramme: HTML’en er en ramme (<iframe>) fra https://kort.example og har ingen script.",
  ],
  ["<script>1</script>", "Grad 3 af 3, lukket ramme: HTML’en har <script>, som ikke må stå i selve siden."],
])("editors of %s read its grade and why, and visitors do not", async (html, explanation) => {
  expect((await drawn(html, { editing: true })).textContent).toContain(explanation);
  expect((await drawn(html)).textContent).not.toContain("Grad");
});

test("editors are asked for a title of what is framed", async () => {
  const asked = "Skriv en titel (title)";
  const told = async (html: string, title?: string) =>
    (await drawn(html, { editing: true, ...(title !== undefined && { title }) })).textContent.includes(asked);
  expect([
    await told("<script>1</script>"),
    await told("<script>1</script>", "Tæller"),
    await told("<p>x</p>"),
  ]).toEqual([true, false, false]);
});
