import { act } from "@testing-library/react";
import { within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defineWidget } from "./define-widget.tsx";
import type { WidgetHost } from "./widget-contract.ts";

const texts = { title: "Tæl op", action: "Én mere" };
const stopped = vi.fn();

function Counter({ start, words }: { readonly start: number; readonly words: typeof texts }) {
  const [count, setCount] = useState(start);
  useEffect(() => stopped, []);
  if (count < 0) throw new Error("below zero");
  return (
    <section>
      <h2>{words.title}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {words.action}
      </button>
      <button type="button" onClick={() => setCount(-1)}>
        Vælt
      </button>
      <output>{count}</output>
    </section>
  );
}

const widget = defineWidget({
  name: "counter",
  props: v.object({ start: v.optional(v.number(), 0) }),
  texts,
  firstFrame: (words) => <Counter start={0} words={words} />,
  render: ({ props, texts: words }) => <Counter start={props.start} words={words} />,
});

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  stopped.mockClear();
});
afterEach(() => container.remove());

const hostOf = (given: Partial<WidgetHost> = {}): WidgetHost => ({
  element: container,
  apiUrl: "https://vaert.example/api/",
  editing: false,
  onCrash: () => {},
  ...given,
});

const mount = (
  attributes: Readonly<Record<string, string>> = {},
  given: Partial<WidgetHost> = {},
  into = container,
) => {
  let mounted!: ReturnType<typeof widget.mount>;
  act(() => {
    mounted = widget.mount(into, { attributes, json: undefined }, hostOf(given));
  });
  return { ...mounted, seen: within(into) };
};

it("renders with the page's props and texts as soon as mount returns", () => {
  widget.mount(container, { attributes: { start: "7", title: "Tæl med" }, json: undefined }, hostOf());
  expect(container.querySelector("output")?.textContent).toBe("7");
  expect(container.querySelector("h2")?.textContent).toBe("Tæl med");
  expect(container.querySelector("button")?.textContent).toBe("Én mere");
});

it("renders the same as its first frame, so that nothing moves", () => {
  const frame = renderToStaticMarkup(widget.firstFrame(texts));
  container.innerHTML = frame;
  const before = container.cloneNode(true);
  mount();
  expect(container.isEqualNode(before)).toBe(true);
});

it("renders its first frame with markers in place of the texts", () => {
  expect(renderToStaticMarkup(widget.firstFrame({ title: "{{title}}", action: "{{action}}" }))).toContain(
    "<h2>{{title}}</h2>",
  );
});

it("keeps the focus on the same control as in the first frame", () => {
  container.innerHTML = renderToStaticMarkup(widget.firstFrame(texts));
  container.querySelector("button")?.focus();
  const before = document.activeElement;
  mount();
  expect(document.activeElement).toBe(container.querySelector("button"));
  expect(document.activeElement).not.toBe(before);
});

it("keeps two instances on one page independent", async () => {
  const other = document.body.appendChild(document.createElement("div"));
  const one = mount({ start: "1" });
  const two = mount({ start: "10" }, {}, other);
  await userEvent.click(one.seen.getByRole("button", { name: "Én mere" }));
  expect([one.seen.getByRole("status").textContent, two.seen.getByRole("status").textContent]).toEqual(["2", "10"]);
  act(() => one.unmount());
  expect([container.innerHTML, two.seen.getByRole("status").textContent]).toEqual(["", "10"]);
  other.remove();
});

it("reports a crash to the host once, and renders nothing", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const crashes: unknown[] = [];
  const { seen } = mount({}, { onCrash: (error) => crashes.push(error) });
  await userEvent.click(seen.getByRole("button", { name: "Vælt" }));
  expect([crashes, container.innerHTML]).toEqual([[new Error("below zero")], ""]);
});

it("can be unmounted by the host while it handles the crash", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { seen, unmount } = mount({}, { onCrash: () => unmount() });
  await userEvent.click(seen.getByRole("button", { name: "Vælt" }));
  expect(
    log.mock.calls
      .flat()
      .map(String)
      .filter((line) => line.includes("unmount")),
  ).toEqual([]);
  expect(container.childNodes.length).toBe(0);
});

it("cleans up when unmounted, and only once", () => {
  const { unmount } = mount();
  act(() => {
    unmount();
    unmount();
  });
  expect([stopped.mock.calls.length, container.innerHTML]).toEqual([1, ""]);
});

it("reports invalid props to the host in editing mode, and renders all the same", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const told = Promise.withResolvers<readonly string[]>();
  const { seen } = mount({ start: "mange", titel: "Hej" }, { editing: true, onProblems: told.resolve });
  expect(await told.promise).toEqual([
    'data-start kan ikke være "mange". Der skal stå et tal. Nærmeste gyldige værdi: 0. Indtil da bruges standardværdien.',
    "data-titel kendes ikke. Mente du data-title?",
  ]);
  expect(seen.getByRole("heading", { name: "Tæl op" })).toBeDefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

it("reports at once that there are no problems", () => {
  const onProblems = vi.fn();
  mount({ start: "3" }, { editing: true, onProblems });
  expect(onProblems.mock.calls).toEqual([[[]]]);
});

it("shows visitors nothing about invalid props", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  mount({ start: "mange" });
  await expect.poll(() => warn.mock.calls.flat()).toEqual([expect.stringContaining("[counter] data-start")]);
  expect(container.querySelector("li")).toBeNull();
});

it("throws if a prop is required", () => {
  const define = () =>
    defineWidget({
      name: "streng",
      props: v.object({ id: v.string() }),
      texts: {},
      firstFrame: () => undefined,
      render: () => undefined,
    });
  expect(define).toThrow('Widget "streng": every prop must be optional');
});
