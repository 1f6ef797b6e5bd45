import type { JsonSchema } from "@valibot/to-json-schema";
import { describe, expect, it } from "vitest";
import type { WidgetWords } from "../../src/editors/prop-words.ts";
import { describedProps } from "./described-props.ts";

const schema: JsonSchema = {
  type: "object",
  required: [],
  properties: {
    title: { type: "string", default: "{count} job" },
    text: { type: "string", default: "En tekst, der er så lang, at et felt med en enkelt linje ikke kan vise den." },
    href: { type: "string", pattern: "^/", examples: ["/indmeldelse"] },
    tool: { type: "string", enum: ["a", "b"], default: "a" },
  },
};
const profile = {
  title: "Prøve",
  summary: "Til prøven.",
  icon: "M1 1h1",
  audience: "everyone",
  usualLoad: "visible",
  minHeight: 0,
} as const;
const props = {
  title: "Overskrift",
  text: { title: "Tekst", description: "Under overskriften.", importance: "rare" },
  href: { title: "Adresse", group: "settings", examples: ["/om-os"] },
} as const;
const tool = { title: "Værktøj", importance: "internal", choices: { a: "Det ene", b: "Det andet" } } as const;
const variables = { count: "Antallet af job.", city: "Byen." };

/** The words for the schema, with other words for some props, and other groups. */
function words(change: Readonly<Record<string, unknown>> = {}, groups: object = {}): WidgetWords {
  const all = {
    texts: { title: "Tekster", variables, props: { ...props, ...change } },
    settings: { title: "Indstillinger", props: { tool, ...("tool" in change && { tool: change["tool"] }) } },
    ...groups,
  };
  const given = Object.fromEntries(
    Object.entries(all.texts.props).filter(([name, one]) => name !== "tool" && one !== undefined),
  );
  return { profile, groups: { ...all, texts: { ...all.texts, props: given } } } as unknown as WidgetWords;
}

const faults = (given: WidgetWords): readonly string[] => {
  try {
    describedProps(schema, given);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

it("adds what editors read to each prop, and the groups in their order", () => {
  expect(describedProps(schema, words())).toEqual({
    type: "object",
    required: [],
    groups: [
      { name: "texts", title: "Tekster" },
      { name: "settings", title: "Indstillinger" },
    ],
    properties: {
      title: {
        title: "Overskrift",
        group: "texts",
        importance: "usual",
        variables: { count: "Antallet af job." },
        type: "string",
        default: "{count} job",
      },
      text: {
        title: "Tekst",
        description: "Under overskriften.",
        group: "texts",
        importance: "rare",
        multiline: true,
        type: "string",
        default: "En tekst, der er så lang, at et felt med en enkelt linje ikke kan vise den.",
      },
      href: {
        title: "Adresse",
        group: "settings",
        importance: "usual",
        examples: ["/om-os"],
        type: "string",
        pattern: "^/",
      },
      tool: {
        title: "Værktøj",
        group: "settings",
        importance: "internal",
        enumLabels: { a: "Det ene", b: "Det andet" },
        type: "string",
        enum: ["a", "b"],
        default: "a",
      },
    },
  });
});

it("has the props in the order of the words, and those from another group after the group's own", () => {
  const texts = {
    title: "Tekster",
    variables,
    props: { text: "Tekst", title: "Overskrift", tool: { ...tool, group: "settings" } },
  };
  const { properties } = describedProps(schema, {
    profile,
    groups: { texts, settings: { title: "Indstillinger", props: { href: "Adresse" } } },
  });
  expect(Object.keys(properties ?? {})).toEqual(["text", "title", "href", "tool"]);
});

it("leaves out the examples of the rule if the words have none, since they are the same for all addresses", () => {
  expect(describedProps(schema, words({ href: "Adresse" })).properties?.["href"]).not.toHaveProperty("examples");
});

it("states a variable that the words of a prop name, even if its text lacks it", () => {
  const { properties } = describedProps(
    schema,
    words({ text: { title: "Tekst", variables: { ours: "Vores navn." } } }),
  );
  expect(properties?.["text"]?.variables).toEqual({ ours: "Vores navn." });
});

it("lets words decide about the lines of a field", () => {
  const { properties } = describedProps(schema, words({ text: { title: "Tekst", multiline: false } }));
  expect(properties?.["text"]).not.toHaveProperty("multiline");
});

it("leaves out a group without props", () => {
  const { groups } = describedProps(schema, words({}, { spare: { title: "Tom", props: {} } }));
  expect(groups?.map(({ name }) => name)).toEqual(["texts", "settings"]);
});

describe("refuses", () => {
  it.each<[string, WidgetWords, string]>([
    ["a prop without words", words({ title: undefined }), "title has no title."],
    ["an empty title", words({ title: " " }), "title has no title."],
    [
      "an unknown group",
      words({ href: { title: "A", group: "x" } }),
      "href is in the group x, which the widget does not have.",
    ],
    ["a value without a label", words({ tool: { ...tool, choices: { a: "A" } } }), "tool has no label for b."],
    ["an empty label", words({ tool: { ...tool, choices: { a: "A", b: "" } } }), "tool has no label for b."],
    [
      "a label without a value",
      words({ tool: { ...tool, choices: { a: "A", b: "B", c: "C" } } }),
      "tool has a label for c, which is not a value.",
    ],
    [
      "a variable without an explanation",
      words({}, { texts: { title: "Tekster", props } }),
      "title does not explain {count}.",
    ],
    ["words for an unknown prop", words({ titel: "Titel" }), "titel is described but is not a prop."],
    [
      "words in two groups",
      words({}, { more: { title: "Mere", props: { text: "Tekst" } } }),
      "text is described in texts and in another group.",
    ],
    [
      "a group without a title",
      words({}, { settings: { title: "", props: { tool } } }),
      "The group settings has no title.",
    ],
    ["one title for two props", words({ text: "Overskrift" }), "title and text have the same title."],
  ])("%s", (_, given, sentence) => {
    expect(faults(given)).toEqual([sentence]);
  });

  it("all faults at once", () => {
    expect(faults(words({ title: undefined, titel: "Titel" }))).toEqual([
      "titel is described but is not a prop.",
      "title has no title.",
    ]);
  });
});

it("refuses a page for a value that the prop cannot have", () => {
  const page = { home: "/a", linkText: "Åbn det ene" };
  const withHomes = (of: Readonly<Record<string, typeof page>>): WidgetWords => ({
    ...words(),
    profile: { ...profile, homes: { prop: "tool", of } },
  });
  expect(faults(withHomes({ a: page }))).toEqual([]);
  expect(faults(withHomes({ a: page, c: page }))).toEqual([
    'profile.homes has a page for tool "c", which the prop cannot be.',
  ]);
});
