import {
  type LinkProfile,
  placeholder,
  type PlaceholderTool,
  type PlaceholderValues,
} from "shared-runtime/editors/placeholder.ts";
import { expect, it } from "vitest";
import { heightScript } from "./height-script.ts";
import { snippetsOf } from "./snippets.ts";

const tool: PlaceholderTool = {
  name: "cv-check",
  profile: { title: "CV-tjek", home: "/cv-tjek", linkText: "Åbn CV-tjekket" },
  schema: {
    properties: {
      joinHref: { type: "string" },
      uploadTitle: { type: "string", default: "Upload dit CV" },
      leadSource: { type: "integer", default: 1 },
    },
  },
};
const host = "https://host";
const plain = '<div data-widget="cv-check"><a href="https://host/cv-tjek">Åbn CV-tjekket</a></div>';
const script = '<script src="https://host/embed.js"></script>';

/** The notes at codes that cannot keep all choices. */
function notesOf(props: Readonly<Record<string, unknown>>, hasColors: boolean) {
  return snippetsOf(tool, { host, props }, hasColors).flatMap(({ codes }) => codes.flatMap(({ note }) => note ?? []));
}

/** The codes by system. */
function codesOf(values: Omit<PlaceholderValues, "host"> = {}) {
  const snippets = snippetsOf(tool, { host, ...values });
  return Object.fromEntries(snippets.map(({ id, codes }) => [id, codes.map(({ code }) => code)]));
}

it("has the code of each system, without what is a default", () => {
  const props = { uploadTitle: "Upload dit CV", joinHref: "" };
  expect(codesOf({ version: "stable", load: "visible", fallback: "message", props })).toEqual({
    html: [`${plain}\n${script}`],
    wordpress: ["<!-- wp:lederkredsen/cv-check /-->", "[lederkredsen cv-check]", `${plain}\n${script}`],
    editor: [plain, script],
    sitecore: ["", plain, script],
    umbraco: [expect.stringMatching(/^\{\n  "tool"/), plain, script],
    drupal: [plain, script],
    ghost: [`<!--kg-card-begin: html-->\n${plain}\n<!--kg-card-end: html-->`, script],
    payload: ['{\n  "blockType": "lederkredsenCvCheck"\n}', plain, script],
    ramme: [
      '<iframe src="https://host/embed/cv-check" title="CV-tjek" style="width: 100%; height: 40em; border: 0"></iframe>',
      "https://host/embed/cv-check",
      heightScript(host),
      "",
      "",
    ],
  });
});

it("writes the choices in the way of each system", () => {
  const props = { uploadTitle: 'Er "dit" CV <klar> -- & [nu]?', leadSource: 7 };
  const codes = codesOf({ version: "1", load: "eager", props });
  expect(codes["wordpress"]?.slice(0, 2)).toEqual([
    String.raw`<!-- wp:lederkredsen/cv-check {"version":"1","load":"eager","props":{"uploadTitle":"Er \u0022dit\u0022 CV \u003cklar\u003e \u002d\u002d \u0026 [nu]?","leadSource":7}} /-->`,
    '[lederkredsen cv-check version="1" load="eager" upload-title="Er ”dit” CV klar -- & nu?" lead-source="7"]',
  ]);
  const block = codes["wordpress"]?.[0] ?? "";
  expect(JSON.parse(/\{.*\}/.exec(block)?.[0] ?? "")).toEqual({ version: "1", load: "eager", props });
  expect(codes["sitecore"]?.[0]).toBe(
    'version = 1\nload = eager\nuploadTitle = Er "dit" CV <klar> -- & [nu]?\nleadSource = 7',
  );
  expect(JSON.parse(codes["payload"]?.[0] ?? "")).toEqual({
    blockType: "lederkredsenCvCheck",
    widgetVersion: "1",
    widgetLoad: "eager",
    ...props,
  });
});

it("writes for Umbraco what the placeholder is made from", () => {
  const props = { uploadTitle: "Hej", joinHref: "/bliv" };
  const [value = "", html] = codesOf({ load: "eager", props })["umbraco"] ?? [];
  const stored = JSON.parse(value) as { readonly tool: PlaceholderTool; readonly values: PlaceholderValues };
  expect(stored).toEqual({
    tool: {
      name: "cv-check",
      profile: tool.profile,
      schema: { properties: { uploadTitle: { default: "Upload dit CV" }, joinHref: {} } },
    },
    values: { host, load: "eager", props },
  });
  expect(placeholder(stored.tool, { ...stored.values })).toContain('data-upload-title="Hej"');
  expect(html).toContain('data-upload-title="Hej"');
});

it("writes each field of Sitecore in one line, and says that line breaks are left out", () => {
  const props = { uploadTitle: "Er dit CV\r\n\nklar?", leadSource: 7 };
  const sitecore = snippetsOf(tool, { host, props }).find(({ id }) => id === "sitecore");
  expect(sitecore?.codes[0]?.code).toBe("uploadTitle = Er dit CV klar?\nleadSource = 7");
  expect(sitecore?.codes[0]?.note).toMatch(/^Linjeskift er her blevet til mellemrum/);
});

it("writes the frame with the query that its page reads, and without what the page ignores", () => {
  const [code = "", address] = codesOf({ version: "1", load: "eager", props: { uploadTitle: "Æ & b" } })["ramme"] ?? [];
  expect(code).toContain(
    'src="https://host/embed/cv-check?data-widget-version=1&amp;data-upload-title=%C3%86%20%26%20b"',
  );
  expect(address).toBe("https://host/embed/cv-check?data-widget-version=1&data-upload-title=%C3%86%20%26%20b");
});

it("says that a shortcode cannot keep line breaks", () => {
  expect(notesOf({ uploadTitle: "to\nlinjer" }, false)[0]).toMatch(/^En kortkode kan ikke rumme tegnene/);
});

it.each(["<b>", "[nu]", 'et "ord"', "\\\\"])("says that a shortcode cannot keep %j", (uploadTitle) => {
  expect(notesOf({ uploadTitle }, false)).toEqual([expect.stringMatching(/^En kortkode kan ikke rumme tegnene/)]);
});

it("says that colours do not reach a frame, and has no note at codes that keep all choices", () => {
  expect(notesOf({ uploadTitle: "Hej & velkommen" }, true)).toEqual([
    "Farverne er ikke med: de når ikke ind i en ramme.",
  ]);
  expect(notesOf({ uploadTitle: "Hej & velkommen" }, false)).toEqual([]);
});

it("has a reason and the link to the own page of a tool that cannot work in a frame", () => {
  const frameOf = (profile: LinkProfile) => {
    const member = { name: "service-forms", schema: {}, profile: { ...profile, audience: "members" } } as const;
    return snippetsOf(member, { host }).find(({ id }) => id === "ramme");
  };
  const frame = frameOf({ title: "Formular", home: "/formularer", linkText: "Åbn formularen" });
  expect(frame?.how).toMatch(/^Man kan ikke logge ind i en ramme/);
  expect(frame?.codes.map(({ code }) => code)).toEqual([
    "",
    "",
    "",
    '<a href="https://host/formularer">Åbn formularen</a>',
    "https://host/formularer",
  ]);
  expect(frameOf({ title: "Formular" })?.codes.map(({ code }) => code)).toEqual(["", "", "", "", ""]);
});
