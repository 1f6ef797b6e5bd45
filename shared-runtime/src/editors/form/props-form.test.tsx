import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { PropsSchema } from "../props-schema.ts";
import { propsForm, type PropsFormOptions } from "./props-form.ts";

const schema: PropsSchema = {
  groups: [
    { name: "settings", title: "Adresser" },
    { name: "texts", title: "Tekster" },
    { name: "errors", title: "Fejlbeskeder" },
  ],
  properties: {
    uploadTitle: { type: "string", title: "Overskrift", group: "texts", importance: "usual", default: "Upload dit CV" },
    joinHref: {
      type: "string",
      title: "Adresse på indmeldelsen",
      description: "Uden adresse: /indmeldelse.",
      group: "settings",
      importance: "usual",
      pattern: "^(https?://|/)",
      examples: ["/indmeldelse"],
    },
    leadSource: { type: "integer", title: "Nummer", group: "settings", importance: "internal", minimum: 0, default: 1 },
    count: {
      type: "string",
      title: "Antal forslag",
      group: "texts",
      importance: "rare",
      default: "{count} forslag",
      variables: { count: "antallet af forslag" },
    },
    level: {
      type: "string",
      title: "Kort til",
      group: "texts",
      enum: ["a", "b"],
      enumLabels: { a: "Ledere", b: "Direktører" },
      default: "a",
    },
    soldOut: { type: "boolean", title: "Udsolgt", group: "texts", default: false },
    failed: { type: "string", title: "Når det ikke lykkes", group: "errors", importance: "rare", multiline: true },
  },
};

afterEach(() => {
  document.body.replaceChildren();
});

function shown(options: Partial<PropsFormOptions> = {}) {
  const onChange = vi.fn<PropsFormOptions["onChange"]>();
  const form = propsForm({ schema, onChange, ...options });
  document.body.append(form.element);
  return { form, onChange };
}

const sections = () => [...document.querySelectorAll<HTMLDetailsElement>(".lk-form-section")];
const openSections = () =>
  sections()
    .filter(({ open }) => open)
    .map((section) => section.querySelector("summary")?.textContent);
const visibleFields = () =>
  [...document.querySelectorAll<HTMLElement>("[data-prop]")]
    .filter((field) => field.closest("[hidden]") === null)
    .map((field) => field.dataset["prop"]);

it("says which choice a group is for, until it is chosen, and chooses it by a press", async () => {
  const groups = schema.groups?.map((group) =>
    group.name === "errors" ? { ...group, onlyFor: { prop: "level", value: "b" } } : group,
  );
  const { form, onChange } = shown({ schema: { ...schema, groups: groups ?? [] } });
  const use = document.querySelector<HTMLElement>(".lk-form-use:not(:empty)");
  expect([use?.hidden, use?.textContent]).toEqual([
    false,
    "Bruges kun, når »Kort til« er »Direktører«. Vælg »Direktører«",
  ]);
  await userEvent.click(within(use!).getByText("Vælg »Direktører«"));
  expect(use?.hidden).toBe(true);
  expect(form.values()).toEqual({ level: "b" });
  expect(onChange).toHaveBeenCalledWith({ level: "b" }, {});
  expect(document.activeElement?.closest("[data-prop]")?.getAttribute("data-prop")).toBe("level");
  form.show({});
  expect(use?.hidden).toBe(false);
});

it("shows the groups in their order, the first one open, and rare fields folded", () => {
  shown();
  expect(sections().map((section) => section.querySelector("summary")?.textContent)).toEqual([
    "Adresser",
    "Tekster",
    "Fejlbeskeder",
  ]);
  expect(openSections()).toEqual(["Adresser"]);
  const rare = document.querySelector(".lk-form-rare");
  expect(rare?.querySelector("summary")?.textContent).toBe("Sjældent brugt (1)");
  expect(visibleFields()).toEqual(["joinHref", "uploadTitle", "level", "soldOut", "count", "failed"]);
});

it("describes a field by its description, its message and an example", () => {
  shown();
  const field = screen.getByLabelText("Adresse på indmeldelsen");
  expect(field).toHaveProperty("placeholder", "F.eks. /indmeldelse");
  const described = field.getAttribute("aria-describedby")!.split(" ");
  expect(document.querySelector(`#${described[0]}`)?.textContent).toBe("Uden adresse: /indmeldelse.");
  expect(document.querySelectorAll(described.map((id) => `#${id}`).join())).toHaveLength(described.length);
});

it("reports what differs from the defaults, with its type", async () => {
  const { onChange } = shown();
  const title = screen.getByLabelText("Overskrift");
  expect(title).toHaveProperty("value", "Upload dit CV");
  await userEvent.clear(title);
  expect(onChange).toHaveBeenLastCalledWith({}, {});
  await userEvent.type(title, "Dit CV");
  await userEvent.selectOptions(screen.getByLabelText("Kort til"), "Direktører");
  await userEvent.click(screen.getByLabelText("Udsolgt"));
  fireEvent.input(screen.getByLabelText("Nummer"), { target: { value: "7" } });
  expect(onChange).toHaveBeenLastCalledWith({ uploadTitle: "Dit CV", level: "b", soldOut: true, leadSource: 7 }, {});
  expect(sections()[1]?.querySelector("summary")?.textContent).toBe("Tekster3 ændret");
});

it("shows a message when a field is left, and takes it away as soon as the value fits", async () => {
  const { onChange } = shown();
  const field = screen.getByLabelText("Adresse på indmeldelsen");
  const sentence = "En adresse begynder med https:// eller /. Eksempel: /indmeldelse";
  await userEvent.type(field, "indmeldelse");
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(sentence).hidden).toBe(false);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(onChange).toHaveBeenLastCalledWith({ joinHref: "indmeldelse" }, { joinHref: sentence });
  fireEvent.input(field, { target: { value: "/indmeldelse" } });
  expect(field.getAttribute("aria-invalid")).toBe("false");
  expect(onChange).toHaveBeenLastCalledWith({ joinHref: "/indmeldelse" }, {});
});

it("brings the default back and keeps the focus in the field", async () => {
  const { onChange } = shown({ values: { uploadTitle: "Før" } });
  const title = screen.getByLabelText("Overskrift");
  expect(title).toHaveProperty("value", "Før");
  await userEvent.click(screen.getByRole("button", { name: "Tilbage til standardteksten: Overskrift", hidden: true }));
  expect(title).toHaveProperty("value", "Upload dit CV");
  expect(document.activeElement).toBe(title);
  expect(onChange).toHaveBeenLastCalledWith({}, {});
});

it("names the default of a choice a choice", () => {
  const { form } = shown({ values: { level: "b" } });
  expect(within(form.element).getByLabelText("Tilbage til standardvalget: Kort til").hidden).toBe(false);
});

it("explains the variables of a text and inserts them", async () => {
  const { form } = shown();
  const field = document.querySelector<HTMLElement>('[data-prop="count"]')!;
  expect(within(field).getByRole("listitem", { hidden: true }).textContent).toBe("{count} antallet af forslag");
  const input = screen.getByLabelText<HTMLInputElement>("Antal forslag");
  fireEvent.input(input, { target: { value: "I alt " } });
  input.setSelectionRange(6, 6);
  await userEvent.click(within(field).getByRole("button", { name: "Indsæt {count} i teksten", hidden: true }));
  expect(form.values()).toEqual({ count: "I alt {count}" });
});

it("finds fields by title and default text, opens their sections, and restores them afterwards", () => {
  shown();
  const search = screen.getByRole("searchbox");
  fireEvent.input(search, { target: { value: "upload CV" } });
  expect(visibleFields()).toEqual(["uploadTitle"]);
  expect(openSections()).toEqual(["Adresser", "Tekster", "Fejlbeskeder"]);
  expect(screen.getByRole("status").textContent).toBe("1 indstilling passer.");
  fireEvent.input(search, { target: { value: "forslag" } });
  expect(visibleFields()).toEqual(["count"]);
  fireEvent.input(search, { target: { value: "fejlbesked" } });
  expect(visibleFields()).toEqual(["failed"]);
  fireEvent.input(search, { target: { value: "nummer" } });
  expect(screen.getByRole("status").textContent).toBe("Kun 1 teknisk indstilling passer. Sæt hak nederst for at se.");
  fireEvent.input(search, { target: { value: "ukendt" } });
  expect(screen.getByRole("status").textContent).toBe(
    "Ingen indstillinger passer. Prøv et ord fra teksten, som den står på siden.",
  );
  fireEvent.input(search, { target: { value: "" } });
  expect(openSections()).toEqual(["Adresser"]);
});

it("shows internal fields only on request", async () => {
  shown();
  expect(visibleFields()).not.toContain("leadSource");
  await userEvent.click(screen.getByLabelText("Vis også tekniske indstillinger"));
  expect(visibleFields()).toContain("leadSource");
});

it("moves the focus to a prop, wherever it is folded", () => {
  const { form } = shown();
  form.focus("count");
  expect(document.activeElement).toBe(screen.getByLabelText("Antal forslag"));
  expect(document.activeElement?.closest("details")?.open).toBe(true);
  form.focus("leadSource");
  expect(document.activeElement).toBe(screen.getByLabelText("Nummer"));
});

it("shows other values without a report", () => {
  const { form, onChange } = shown({ values: { uploadTitle: "Før" } });
  form.show({ level: "b", constructor: "x" });
  expect(form.values()).toEqual({ level: "b" });
  expect(onChange).not.toHaveBeenCalled();
});

it("shows a schema without groups as one section, and an empty one as a sentence", () => {
  shown({ schema: { properties: { name: { type: "string" } } } });
  expect(sections().map((section) => section.querySelector("summary")?.textContent)).toEqual(["Indstillinger"]);
  expect(screen.getByLabelText("name")).toBeDefined();
  document.body.replaceChildren();
  shown({ schema: {} });
  expect(document.body.textContent).toBe("Værktøjet har ingen indstillinger.");
});

it("has ids of its own, so that two forms fit in one document", () => {
  shown();
  shown();
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
