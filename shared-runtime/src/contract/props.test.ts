import * as v from "valibot";
import { expect, it } from "vitest";
import { Href } from "./href.ts";
import { nearest } from "./nearest.ts";
import { sentenceOf } from "./prop-problem.ts";
import { readProps } from "./props.ts";

const Props = v.object({
  uploadTitle: v.optional(v.string(), "Upload dit CV"),
  steps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 3),
  compact: v.optional(v.boolean(), false),
  areas: v.optional(v.array(v.picklist(["profile", "results", "gaps"])), []),
  years: v.optional(v.array(v.number())),
  tone: v.optional(v.picklist(["calm", "bold"]), "calm"),
  column: v.optional(v.picklist([1, 2])),
  link: v.optional(v.object({ href: v.string() })),
  joinHref: v.optional(Href),
  campaign: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(8))),
  group: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(3))),
  code: v.optional(v.pipe(v.string(), v.length(4))),
});

const read = (attributes: Readonly<Record<string, string>>, json?: unknown) => readProps(Props, { attributes, json });
const complaints = (attributes: Readonly<Record<string, string>>, json?: unknown) =>
  read(attributes, json).problems.map(sentenceOf);

const defaults = { uploadTitle: "Upload dit CV", steps: 3, compact: false, areas: [], tone: "calm" };

it("uses the defaults for a placeholder without props", () => {
  expect(read({})).toEqual({ props: defaults, problems: [] });
});

it("converts attributes to the types of the schema", () => {
  expect(
    read({
      uploadTitle: "  Kom i gang ",
      steps: " 4 ",
      compact: "ja",
      areas: "profile, gaps,",
      years: "[2020, 2021]",
      tone: "bold",
      column: "2",
      link: '{"href":"/x"}',
      joinHref: "https://example.org/bliv-medlem",
    }),
  ).toEqual({
    props: {
      uploadTitle: "  Kom i gang ",
      steps: 4,
      compact: true,
      areas: ["profile", "gaps"],
      years: [2020, 2021],
      tone: "bold",
      column: 2,
      link: { href: "/x" },
      joinHref: "https://example.org/bliv-medlem",
    },
    problems: [],
  });
});

it.each([
  ["", true],
  ["true", true],
  ["1", true],
  ["FALSE", false],
  ["nej", false],
  ["0", false],
])("reads the boolean attribute %j as %j", (text, compact) => {
  expect(read({ compact: text }).props.compact).toBe(compact);
});

it("ignores an empty attribute, which templates write for empty fields", () => {
  expect(read({ uploadTitle: "", steps: " ", tone: "" })).toEqual({ props: defaults, problems: [] });
});

it("reads richer props from the JSON child, and converts its texts like attributes", () => {
  expect(read({}, { steps: 2, areas: ["gaps"], years: ["2020"], compact: "nej", uploadTitle: null })).toEqual({
    props: { ...defaults, steps: 2, areas: ["gaps"] },
    problems: [expect.objectContaining({ kind: "invalid", name: "years", source: "json" })],
  });
});

it("prefers an attribute to the JSON child", () => {
  expect(read({ tone: "bold" }, { tone: "calm", steps: 2 }).props).toEqual({ ...defaults, tone: "bold", steps: 2 });
});

it("keeps the JSON child's value if the attribute is invalid", () => {
  expect(read({ steps: "mange" }, { steps: 2 }).props.steps).toBe(2);
});

it("replaces an invalid value by the default and names the nearest valid value", () => {
  const wrong = { steps: "9", tone: "bald", areas: "profile,gap", compact: "måske", joinHref: "javascript:alert(1)" };
  expect(read(wrong).props).toEqual(defaults);
  expect(complaints(wrong)).toEqual([
    'data-steps kan ikke være "9". Der skal stå et helt tal fra 1 til 5. Nærmeste gyldige værdi: 5. Indtil da bruges standardværdien.',
    'data-tone kan ikke være "bald". Der skal stå en af værdierne calm, bold. Nærmeste gyldige værdi: bold. Indtil da bruges standardværdien.',
    'data-areas kan ikke være "profile,gap". Der skal stå en liste med komma imellem, hvor hver del er en af værdierne profile, results, gaps. Nærmeste gyldige værdi: profile,gaps. Indtil da bruges standardværdien.',
    'data-compact kan ikke være "måske". Der skal stå true eller false. Nærmeste gyldige værdi: true. Indtil da bruges standardværdien.',
    'data-join-href kan ikke være "javascript:alert(1)". Der skal stå en adresse, der begynder med / eller https://. Nærmeste gyldige værdi: /indmeldelse. Indtil da bruges standardværdien.',
  ]);
});

it("suggests the attribute that a misspelled one probably means, whatever its case", () => {
  expect(complaints({ uplodTitle: "Hej", uploadtitle: "Hej", farve: "rød" })).toEqual([
    "data-uplod-title kendes ikke. Mente du data-upload-title?",
    "data-uploadtitle kendes ikke. Mente du data-upload-title?",
    "data-farve kendes ikke. Den bliver ikke brugt.",
  ]);
});

it("names the limits of a text's length", () => {
  expect(complaints({ campaign: "x", group: "abcd", code: "1" })).toEqual([
    'data-campaign kan ikke være "x". Der skal stå en tekst på mindst 2 og højst 8 tegn. Indtil da bruges standardværdien.',
    'data-group kan ikke være "abcd". Der skal stå en tekst på mindst 1 og højst 3 tegn. Indtil da bruges standardværdien.',
    'data-code kan ikke være "1". Der skal stå en tekst på 4 tegn. Indtil da bruges standardværdien.',
  ]);
});

it("does not treat inherited properties of objects as props", () => {
  expect(complaints({ constructor: "x", toString: "y" }).length).toBe(2);
  expect(read({}, JSON.parse('{"__proto__":{"steps":1}}')).props).toEqual(defaults);
});

it("reports a JSON child that is not an object", () => {
  expect(read({ tone: "bold" }, "{ikke json").props).toEqual({ ...defaults, tone: "bold" });
  expect(complaints({}, [1])).toEqual([
    'Indstillingerne i <script type="application/json"> skal stå i krølleparenteser, som { "navn": "værdi" }. De bliver ikke brugt.',
  ]);
  expect(complaints({}, "{ikke json")).toEqual([
    'Indstillingerne i <script type="application/json"> kan ikke læses og bliver ikke brugt. Som regel er der et komma for meget, eller et citationstegn eller en parentes mangler.',
  ]);
});

it.each([
  ["lable", "label"],
  ["widht", "width"],
  ["kampange", "kampagne"],
  ["farve", "farver"],
])("counts two swapped letters, or a missing one, as one edit: %s", (text, meant) => {
  expect(nearest(text, [meant])).toBe(meant);
});

it("suggests nothing for a short name that resembles no other", () => {
  expect(nearest("foo", ["go"])).toBeUndefined();
  expect(nearest("lod", ["load"])).toBe("load");
  expect(nearest("label", ["aaben"])).toBeUndefined();
});
