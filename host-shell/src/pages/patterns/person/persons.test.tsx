import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { missingReference, samplePerson, samplePersons } from "./sample-persons.ts";

interface Given {
  readonly editing?: boolean;
  readonly variant?: string;
}

async function drawn(
  componentName: string,
  fields: Readonly<Record<string, unknown>>,
  { editing = false, variant = "01" }: Given = {},
): Promise<HTMLElement> {
  document.body.innerHTML = await drawSample([{ uid: "p", componentName, params: { FieldNames: variant }, fields }], {
    editing,
    site: sampleSite,
  });
  return document.body;
}

const named = (page: HTMLElement) =>
  within(page)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test.each([
  [1, "1"],
  [2, "2"],
  [3, "3"],
  [4, "3"],
  [40, "3"],
])("%i persons are in %s columns", async (count, columns) => {
  for (const block of ["PersonCards", "SpeakersList"]) {
    const page = await drawn(block, { persons: samplePersons(count) });
    expect(page.querySelector("ul")?.dataset["columns"]).toBe(columns);
    expect(page.querySelectorAll("h2")).toHaveLength(count);
  }
});

test.each(["PersonCards", "SpeakersList", "PersonList"])(
  "%s leaves out a person that does not exist, which does not count as a column",
  async (block) => {
    const persons = [missingReference, samplePerson(0), samplePerson(1)];
    const page = await drawn(block, { title: { value: "Ring" }, persons });
    expect(within(page).getByRole("region", { name: "Ring" })).toBeDefined();
    expect(within(page).getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(page.querySelector("ul")?.dataset["columns"]).toBe(block === "PersonList" ? undefined : "2");
    expect(page.textContent).not.toContain("findes-ikke");
    expect((await drawn(block, { persons }, { editing: true })).textContent).toContain("“findes-ikke”");
    expect(await drawn(block, { persons: [missingReference] })).toHaveProperty("innerHTML", "");
    const empty = await drawn(block, { persons: [missingReference] }, { editing: true });
    expect(empty.textContent).toContain("No items inserted");
  },
);

test.each(["BioHeader", "PersonCard"])("%s of a person that does not exist names the id to editors", async (block) => {
  expect((await drawn(block, { person: missingReference })).innerHTML).toBe("");
  expect((await drawn(block, {})).innerHTML).toBe("");
  expect((await drawn(block, { person: missingReference }, { editing: true })).textContent).toContain("“findes-ikke”");
});

test("without a page of their own, a person has links that say who is reached", async () => {
  const links = [
    ["Ring til Mette Sandgaard, 70 20 31 01", "tel:70203101"],
    ["Skriv til Mette Sandgaard, mette@lederkredsen.example", "mailto:mette@lederkredsen.example"],
    ["Mette Sandgaard på LinkedIn", "https://www.linkedin.com/in/lederkredsen"],
  ];
  for (const block of ["PersonCard", "BioHeader"])
    expect(named(await drawn(block, { person: samplePerson(0) }))).toEqual(links);
  expect(named(await drawn("PersonCards", { persons: samplePersons(1) }))).toEqual(links);
  expect(named(await drawn("PersonList", { persons: samplePersons(1) }))).toEqual(links);
});

test("a card of a person with a page is one link and the number that calls them", async () => {
  const persons = [samplePerson(0, { link: { value: { href: "/raadgivere/mette" } } })];
  for (const block of ["PersonCards", "PersonList", "SpeakersList"]) {
    const page = await drawn(block, { persons });
    expect(named(page)).toEqual([
      ["Mette Sandgaard", "/raadgivere/mette"],
      ["Ring til Mette Sandgaard, 70 20 31 01", "tel:70203101"],
    ]);
    expect(page.querySelector("h2 > a")).not.toBeNull();
  }
});

test("the details are facts with labels, and keep their links next to the page of the person", async () => {
  const person = samplePerson(0, { link: { value: { href: "/raadgivere/mette" } }, city: { value: "" } });
  const page = await drawn("PersonCard", { person }, { variant: "02" });
  const facts = [...page.querySelectorAll("dl > div")].map(({ children: [label, fact] }) => [
    label?.textContent,
    fact?.textContent,
  ]);
  expect(facts).toEqual([
    ["Titel", "Rådgiver, tidligere afdelingssygeplejerske"],
    ["Kender til", "Kontrakter, Opsigelse"],
    ["Telefon", "Ring til Mette Sandgaard, 70 20 31 01"],
    ["E-mail", "Skriv til Mette Sandgaard, mette@lederkredsen.example"],
    ["Profil", "Mette Sandgaard på LinkedIn"],
  ]);
  expect(named(page).map(([, href]) => href)).toEqual([
    "/raadgivere/mette",
    "tel:70203101",
    "mailto:mette@lederkredsen.example",
    "https://www.linkedin.com/in/lederkredsen",
  ]);
});

test.each(["BioHeader", "PersonCard"])(
  "%s shows a text that is not a phone number or an address without a link",
  async (block) => {
    const person = samplePerson(0, {
      phone: { value: "ring!" },
      email: { value: "mette hos lederkredsen" },
      linkedIn: { value: { href: "https://evil.example/linkedin.com" } },
    });
    for (const variant of ["01", "02"]) {
      const page = await drawn(block, { person }, { variant });
      expect(named(page)).toEqual([]);
      expect(page.textContent).toMatch(/ring!.*mette hos lederkredsen/);
      expect(page.textContent).not.toContain("LinkedIn");
    }
  },
);

test("the header of a person is the title of the page; its lead replaces the text of the person", async () => {
  const page = await drawn("BioHeader", { person: samplePerson(0), lead: { value: "Ring først." } });
  expect(within(page).getByRole("heading", { level: 1 }).textContent).toBe("Mette Sandgaard");
  expect(page.textContent).toContain("Ring først.");
  expect(page.textContent).not.toContain("begge sider af bordet");
});

test("a portrait says nothing to screen readers, and without a picture there are the initials", async () => {
  const none = { imgXS: {}, imgMD: { value: {} }, cardImgXS: { value: { src: "" } } };
  const page = await drawn("PersonCards", { persons: [samplePerson(0), samplePerson(1, none)] });
  expect([...page.querySelectorAll("img")].map(({ alt }) => alt)).toEqual([""]);
  const initials = page.querySelector("li:nth-child(2) > div > svg");
  expect([initials?.textContent, initials?.getAttribute("aria-hidden")]).toEqual(["HV", "true"]);
});

test("editors see which texts of a person are empty", async () => {
  const person = samplePerson(0, { title: { value: "" }, lastName: { value: "" } });
  const page = await drawn("PersonCard", { person }, { editing: true });
  expect(within(page).getByRole("heading").textContent).toBe("Mette [No text in field]");
  expect(page.querySelector("h2 + p")?.textContent).toBe("[No text in field]");
  expect((await drawn("PersonCard", { person })).textContent).not.toContain("[No text in field]");
});

test.each([
  ["details", "01", "02"],
  ["Text", "02", "01"],
  ["", "02", "02"],
  ["ukendt", "02", "02"],
])("the type %j of a person card with variant %s is drawn as %s", async (type, variant, shown) => {
  const person = samplePerson(1);
  const usual = (await drawn("PersonCard", { person }, { variant: shown })).innerHTML;
  expect((await drawn("PersonCard", { person, type: { value: type } }, { variant })).innerHTML).toBe(usual);
});

test("editors read that the type of a person card is unknown", async () => {
  const page = await drawn("PersonCard", { person: samplePerson(1), type: { value: "kort" } }, { editing: true });
  expect(page.textContent).toContain("Typen “kort” findes ikke. Vælg en af: text, details.");
});
