import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { withMetadata } from "../../editing/field-marks.ts";
import type { FieldValues } from "../../editing/field-values.ts";
import { emptyText, isEmptyField, optional } from "./empty.ts";
import { iconField } from "./icon.ts";
import { imageField, optionalImage } from "./image.ts";
import { itemsField, referenceField, referencesField } from "./items.ts";
import { fileField, linkAddressField, linkField, optionalLink } from "./link.ts";
import { problemsIn } from "./problems.ts";
import { configFor, type Reading } from "./reading.ts";
import { optionalRichText, optionalText, rawHtmlField, richTextField, textField } from "./text.ts";
import { booleanField, dateField, dateTimeField, numberField } from "./values.ts";

const field = (value?: unknown) => ({ value });
const visitor: Reading = { editing: false, mediaHosts: ["https://media.example"] };
const editor: Reading = { ...visitor, editing: true };

/** The value that a schema reads from the field `f`, or the problems. */
function read(schema: v.GenericSchema, given: unknown, reading = visitor): unknown {
  const fields = given === undefined ? {} : { f: given };
  const result = v.safeParse(v.object({ f: schema }), fields, configFor(reading));
  return result.success ? result.output.f : problemsIn(result.issues);
}

/** The forms in which CMSs send a field without content. */
const empties = [undefined, null, field(), field(null), field(""), field(" "), field({}), {}, { editable: "" }];

test.each([
  ["text", optionalText, undefined],
  ["rich text", optionalRichText, undefined],
  ["link", optionalLink, undefined],
  ["address", optional(linkAddressField), undefined],
  ["image", optionalImage, undefined],
  ["file", optional(fileField), undefined],
  ["number", optional(numberField), undefined],
  ["date", optional(dateField), undefined],
  ["date and time", optional(dateTimeField), undefined],
  ["raw HTML", optional(rawHtmlField), undefined],
  ["reference", optional(referenceField({})), undefined],
  ["list", itemsField({ label: textField }), []],
  ["list of references", referencesField({}), []],
])("an empty %s is absent", (_kind, schema, absent) => {
  for (const empty of [...empties, []]) expect([empty, read(schema, empty)]).toEqual([empty, absent]);
});

test.each([
  ["text", textField, ["f: must not be empty"]],
  ["rich text", richTextField, ["f: must not be empty"]],
  ["image", imageField, ["f.value.src: must not be empty"]],
])("an empty %s that a block needs is a problem", (kind, schema, problems) => {
  expect(read(schema, kind === "image" ? field({ src: " " }) : field(" "))).toEqual(problems);
});

test.each([
  ["a link without an address", field({ href: "", text: "Læs" })],
  ["an image without an address", field({ src: "", alt: "En hest" })],
  ["the date that .NET sends", field("0001-01-01T00:00:00Z")],
  ["the text that editors see", field(emptyText)],
])("%s is empty", (_case, given) => {
  expect(isEmptyField(given)).toBe(true);
});

test.each([field(0), field(false), field("0"), field({ href: "/" }), [{}], "tekst"])("%j is not empty", (given) => {
  expect(isEmptyField(given)).toBe(false);
});

describe("an editor of a CMS that sends metadata", () => {
  const metadata = { fieldId: "{1}" };
  const marked = (value: unknown) => ({ value, metadata });

  test("gets the metadata with the address of a link and the text of an image, which visitors do not", () => {
    const link = marked({ href: "/x", text: "Mere" });
    expect(read(linkField, link, editor)).toEqual({ href: `/x${withMetadata("", metadata)}`, text: "Mere" });
    expect(read(linkField, link)).toEqual({ href: "/x", text: "Mere" });
    expect(read(linkAddressField, link, editor)).toBe(`/x${withMetadata("", metadata)}`);
    expect(read(linkAddressField, link)).toBe("/x");
    const image = marked({ src: "/media/a.svg", alt: "Et bord" });
    expect(read(imageField, image, editor)).toMatchObject({ alt: withMetadata("Et bord", metadata) });
    expect(read(imageField, image)).toMatchObject({ alt: "Et bord" });
  });

  test("sees something in place of an empty text, link or image", () => {
    expect(read(optionalText, marked(""), editor)).toBe(withMetadata(emptyText, metadata));
    const link = { href: `#${withMetadata("", metadata)}`, text: emptyText };
    expect(read(optionalLink, marked({ href: "" }), editor)).toEqual(link);
    expect(read(optionalImage, marked({}), editor)).toMatchObject({
      src: expect.stringMatching(/^data:image\/svg\+xml,/),
      alt: withMetadata("", metadata),
    });
    const ofVisitor = [optionalText, optionalLink, optionalImage].map((schema) => read(schema, marked("")));
    expect(ofVisitor).toEqual([undefined, undefined, undefined]);
  });

  test("gets the metadata of numbers and dates by their value", () => {
    const values: FieldValues = new Map();
    read(numberField, marked("279"), { ...editor, values });
    read(dateField, marked("2026-11-05"), { ...editor, values });
    read(dateField, marked("2026-11-06"), { ...visitor, values });
    expect([...values]).toEqual([
      ["data 279", [metadata]],
      ["time 1793833200000", [metadata]],
    ]);
  });
});

describe("an editor", () => {
  test("sees a text in place of an empty one, if the field exists", () => {
    expect([read(textField, field(""), editor), read(optionalText, field(""), editor)]).toEqual([emptyText, emptyText]);
    expect([read(optionalText, undefined, editor), read(optionalRichText, undefined, editor)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("sees a link without a text", () => {
    const link = field({ href: "/bliv-medlem", text: "" });
    expect(read(linkField, link, editor)).toEqual({ href: "/bliv-medlem", text: emptyText });
    expect(read(linkField, link)).toEqual(["f: text: must not be empty"]);
  });
});

test.each([
  ["a page", "/løn#tal", true],
  ["a place", "#tal", true],
  ["another site", "https://lk.example/?a=1", true],
  ["a mail", "mailto:a@lk.example", true],
  ["a script", "javascript:alert(1)", false],
  ["data", "data:text/html,x", false],
])("a link leads to %s: %s is %s", (_case, href, isAllowed) => {
  expect(Array.isArray(read(linkAddressField, field({ href })))).toBe(!isAllowed);
});

test.each([
  ["/media/a.png", true],
  ["https://media.example/a.png", true],
  ["https://other.example/a.png", false],
  ["http://media.example/a.png", false],
  ["https://media.example.evil.example/a.png", false],
  ["//media.example/a.png", false],
  ["/\\media.example/a.png", false],
  ["data:image/svg+xml,<svg/>", false],
])("an image may be %s: %s", (src, isAllowed) => {
  expect(read(imageField, field({ src }))).toEqual(
    isAllowed
      ? { src, alt: "", width: undefined, height: undefined }
      : ["f: must be an image of this site, or of an origin in the setting MEDIA_HOSTS"],
  );
});

test("a size of an image that makes no sense is left out", () => {
  const sizes = (width: unknown, height: unknown) => read(imageField, field({ src: "/a.png", width, height }));
  expect(sizes("1200", 630.4)).toMatchObject({ width: 1200, height: 630 });
  expect(sizes("", -1)).toMatchObject({ width: undefined, height: undefined });
  expect(sizes("bred", 1e9)).toMatchObject({ width: undefined, height: undefined });
});

test.each([
  ["3", 3],
  [" -2.5 ", -2.5],
  [0, 0],
  ["1e9", ["f.value: must be a number"]],
  ["tre", ["f.value: must be a number"]],
])("the number %j is read as %j", (given, number) => {
  expect(read(numberField, field(given))).toEqual(number);
});

test.each([
  [true, true],
  ["1", true],
  ["true", true],
  ["0", false],
  [false, false],
  ["", false],
  ["ja", ["f: must be true or false"]],
])("the tick %j is read as %j", (given, tick) => {
  expect(read(booleanField, field(given))).toEqual(tick);
});

test("a tick that is missing is false", () => {
  expect([read(booleanField, undefined), read(booleanField, {})]).toEqual([false, false]);
});

test("a date is its first moment in Copenhagen, and a time without an offset is the time there", () => {
  const iso = (schema: v.GenericSchema, text: string) => {
    const moment = read(schema, field(text));
    return typeof moment === "number" ? new Date(moment).toISOString() : moment;
  };
  expect(iso(dateField, "2026-07-01")).toBe("2026-06-30T22:00:00.000Z");
  expect(iso(dateTimeField, "2026-11-05T22:00")).toBe("2026-11-05T21:00:00.000Z");
  expect(iso(dateTimeField, "2026-11-05T22:00:00Z")).toBe("2026-11-05T22:00:00.000Z");
  expect(iso(dateField, "2026-02-30")).toEqual(["f: must be a date that exists, like 2026-11-05"]);
  expect(iso(dateTimeField, "2026-11-05")).toEqual([expect.stringMatching(/^f\.value: must be a date and time/)]);
});

test.each([
  ["no title", { src: "/media/Takster.PDF?v=2", title: "" }, { title: "Takster.PDF", type: "pdf" }],
  ["an encoded name", { src: "/m/L%C3%B8n.pdf" }, { title: "Løn.pdf", type: "pdf" }],
  ["a wrong encoding", { src: "/m/100%.pdf" }, { title: "100%.pdf", type: "pdf" }],
  ["a kind with a dot", { src: "/m/1", title: "Takster", extension: ".PDF" }, { title: "Takster", type: "pdf" }],
  ["no kind", { src: "/m/1", extension: "" }, { title: "1", type: undefined }],
])("a file with %s has a title and a kind as far as the CMS knows them", (_case, given, known) => {
  expect(read(fileField, field(given))).toEqual({ href: given.src, ...known, size: undefined });
});

test.each([
  { size: 2048, bytes: 2048 },
  { size: "2048", bytes: 2048 },
  ...["", "0", "1,2 MB", 0, -1, 1.5, null, {}].map((size) => ({ size, bytes: undefined })),
])("a file whose size is $size has $bytes bytes", ({ size, bytes }) => {
  expect(read(fileField, field({ src: "/m/a.pdf", size }))).toEqual({
    href: "/m/a.pdf",
    title: "a.pdf",
    type: "pdf",
    size: bytes,
  });
});

test("a file at an address that runs code is a problem", () => {
  expect(read(fileField, field({ src: "javascript:alert(1)" }))).toEqual([expect.stringMatching(/^f\.value\.src: /)]);
});

test("an unknown icon is no icon", () => {
  expect(["arrow", "rocket", 3, ""].map((name) => read(iconField, field(name)))).toEqual([
    "arrow",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([0, 1, 40])("a list of %i has as many items", (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ fields: { label: field(`${index}`) } }));
  expect(read(itemsField({ label: textField }), items)).toEqual(items.map((_, index) => ({ label: `${index}` })));
});

test("a problem of an item names it", () => {
  const items = [{ fields: { label: field("a") } }, { fields: { label: field("") } }];
  expect(read(itemsField({ label: textField }), items)).toEqual(["f.1.fields.label: must not be empty"]);
});
