import { describe, expect, test } from "vitest";
import { drawSample } from "../testing/draw-sample.ts";
import { items, link, richText, text } from "./block-samples.ts";

/** The fields that a block needs, and the names of those that may be empty. */
const blocks = {
  AttentionCard: { needed: { title: text("Husk"), text: richText("<p>Læs den.</p>") }, mayBeEmpty: ["link"] },
  BackButton: { needed: {}, mayBeEmpty: ["label", "link"] },
  ContentHeader: {
    needed: { title: text("Opsigelse") },
    mayBeEmpty: ["kicker", "lead", "image", "imageNarrow", "link", "linkNote"],
  },
  Divider: { needed: {}, mayBeEmpty: [] },
  Downloads: {
    needed: { items: [{ fields: { file: { value: { src: "/media/a.pdf", title: "A" } } } }] },
    mayBeEmpty: ["title", "lead"],
  },
  FactBox: {
    needed: { title: text("Kort fortalt"), text: richText("<p>Ja.</p>") },
    mayBeEmpty: ["link", "lead", "items"],
  },
  LoginBlock: { needed: { title: text("Kun for medlemmer") }, mayBeEmpty: ["text", "label", "redirectUrl"] },
  ModuleList: { needed: { items: [{ fields: { title: text("Et møde") } }] }, mayBeEmpty: ["title", "lead"] },
} as const;

interface Given {
  readonly fields?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly editing?: boolean;
}

async function draw(componentName: string, { fields = {}, params = {}, editing = false }: Given = {}) {
  document.body.innerHTML = await drawSample([{ uid: "s", componentName, params, fields: { ...fields } }], { editing });
  return document.body;
}

describe.each(Object.entries(blocks))("%s", (component, { needed: fields, mayBeEmpty }) => {
  test.each(["99", "1", "<script>"])(
    "draws variant 01 instead of the unknown %s, and editors are told",
    async (name) => {
      const usual = (await draw(component, { fields })).innerHTML;
      expect(usual).not.toBe("");
      expect((await draw(component, { fields, params: { FieldNames: name } })).innerHTML).toBe(usual);
      const told = await draw(component, { fields, params: { FieldNames: name }, editing: true });
      expect(told.textContent).toContain(`Varianten “${name}” findes ikke.`);
    },
  );

  test.each(
    [null, [], {}, { value: "" }, { value: " " }, { value: {} }, { value: { href: "" } }, { value: { src: "" } }].map(
      (empty) => [JSON.stringify(empty), empty] as const,
    ),
  )("counts every optional field that is %s as absent", async (_written, empty) => {
    const usual = (await draw(component, { fields })).innerHTML;
    const empties = Object.fromEntries(mayBeEmpty.map((name) => [name, empty]));
    expect((await draw(component, { fields: { ...empties, ...fields } })).innerHTML).toBe(usual);
  });

  test("has the id and the padding that its editor chose on its outermost element", async () => {
    const { firstElementChild, childElementCount } = await draw(component, {
      fields,
      params: { anchor: "her", padding: "top" },
    });
    expect([childElementCount, firstElementChild?.id, firstElementChild?.getAttribute("data-padding")]).toEqual([
      1,
      "her",
      "top",
    ]);
  });
});

test.each([
  ["AttentionCard", { title: text(), text: text() }],
  ["LoginBlock", { title: text() }],
  ["ContentHeader", { title: text() }],
])(
  "%s without its texts is hidden from visitors, and editors see the place of each text",
  async (component, fields) => {
    expect((await draw(component, { fields })).innerHTML).toBe("");
    expect((await draw(component, { fields, editing: true })).textContent).toContain("[No text in field]");
  },
);

test.each([
  ["Downloads", (index: number) => ({ file: { value: { src: `/media/${index}.pdf` } } })],
  ["ModuleList", (index: number) => ({ title: text("Samme titel"), link: link(`/moede/${index}`) })],
])("%s shows all of 200 items", async (component, fieldsOf) => {
  const body = await draw(component, { fields: { items: items(200, fieldsOf) } });
  expect([body.querySelectorAll("li").length, body.querySelectorAll("li a").length]).toEqual([200, 200]);
});

test("a fact box of variant 02 shows 200 answers, also to questions that are the same", async () => {
  const fields = {
    title: text("Kort"),
    items: items(200, () => ({ question: text("Hvorfor?"), answer: text("Fordi.") })),
  };
  const body = await draw("FactBox", { fields, params: { FieldNames: "02" } });
  expect(body.querySelectorAll("dd")).toHaveLength(200);
});

test.each([
  [{ src: "/media/loen.pdf", title: "Løn", extension: "pdf", size: 1_258_291 }, "Løn (PDF, 1,2\u00A0MB)"],
  [{ src: "/media/loen", title: "Løn", size: 83_968 }, "Løn (82\u00A0kB)"],
  [{ src: "/media/loen.pdf?v=2", title: "Løn" }, "Løn (PDF)"],
  [{ src: "/media/loen", title: "Løn", extension: "", size: "" }, "Løn"],
  [{ src: "/media/loen", title: "Løn", size: "stor" }, "Løn"],
  [{ src: "/media/L%C3%B8n.pdf", title: "", size: 0 }, "Løn.pdf (PDF)"],
])("the link to the file %j reads %j", async (file, words) => {
  const body = await draw("Downloads", { fields: { items: [{ fields: { file: { value: file } } }] } });
  expect([body.querySelector("a")?.textContent?.trim(), body.querySelector("a")?.getAttribute("href")]).toEqual([
    words,
    file.src,
  ]);
});

test("an item without a file is left out, and editors are told; without any file the list is empty", async () => {
  const without = [{ value: "" }, { value: {} }, { value: { src: "" } }, undefined].map((file) => ({
    fields: { file },
  }));
  const one = { fields: { file: { value: { src: "/media/a.pdf" } } } };
  expect((await draw("Downloads", { fields: { items: [...without, one] } })).querySelectorAll("li")).toHaveLength(1);
  const told = await draw("Downloads", { fields: { items: [...without, one] }, editing: true });
  expect(told.textContent).toContain("4 af 5 punkter mangler en fil og vises ikke.");
  expect((await draw("Downloads", { fields: { items: without } })).innerHTML).toBe("");
  expect((await draw("Downloads", { fields: { items: without }, editing: true })).textContent).toContain(
    "No items inserted",
  );
});

test.each(["javascript:alert(1)", "data:text/html,x", "//ond.example/a.pdf"])(
  "a file at %s hides the list from visitors",
  async (src) => {
    expect((await draw("Downloads", { fields: { items: [{ fields: { file: { value: { src } } } }] } })).innerHTML).toBe(
      "",
    );
  },
);

test("a module whose link has an address and no text is one link, named by its heading", async () => {
  const fields = { title: text("Forløb"), items: [{ fields: { title: text("Møde"), link: link("/moede") } }] };
  const links = (await draw("ModuleList", { fields })).querySelectorAll("a");
  expect([links.length, links[0]?.textContent, links[0]?.closest("h3") !== null]).toEqual([1, "Møde", true]);
});

test("a fact box is an aside that its heading names; its text has no script", async () => {
  const fields = { title: text("Kort"), text: richText(`<p onclick="a()">Ja<script>alert(1)</script></p>`) };
  const aside = (await draw("FactBox", { fields })).querySelector("aside");
  expect([aside?.getAttribute("aria-labelledby"), aside?.querySelector("h2")?.id]).toEqual(["s-title", "s-title"]);
  expect(aside?.innerHTML).toContain("<p>Ja</p>");
});

test("the picture of a page's header has the size of its hint if the CMS sends none, and is loaded at once", async () => {
  const image = { value: { src: "/media/kreds.svg", alt: "En kreds" } };
  const picture = (await draw("ContentHeader", { fields: { title: text("Råd"), image } })).querySelector("img");
  expect(["width", "height", "alt", "loading"].map((name) => picture?.getAttribute(name))).toEqual([
    "992",
    "558",
    "En kreds",
    null,
  ]);
  const foreign = { value: { src: "https://ond.example/x.png", alt: "" } };
  expect((await draw("ContentHeader", { fields: { title: text("Råd"), image: foreign } })).innerHTML).toBe("");
});
