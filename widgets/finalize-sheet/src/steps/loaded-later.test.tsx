import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { loadedLater } from "./loaded-later.tsx";

afterEach(cleanup);

const Rich = ({ name }: { readonly name: string }) => <p>rich {name}</p>;
const Plain = ({ name }: { readonly name: string }) => <p>plain {name}</p>;

it("draws a component once it is loaded, and at once if it was expected", async () => {
  const { Later, expect: load } = loadedLater(async () => Rich, Plain);
  expect(renderToStaticMarkup(<Later name="a" />)).toBe("");
  load();
  await Promise.resolve();
  await Promise.resolve();
  expect(renderToStaticMarkup(<Later name="a" />)).toBe("<p>rich a</p>");
});

it("draws the plain one if the file is lost, and tries again at the next mount", async () => {
  let isLost = true;
  const { Later } = loadedLater(async () => (isLost ? Promise.reject(new Error("lost")) : Rich), Plain);
  const { unmount } = render(<Later name="a" />);
  expect(await screen.findByText("plain a")).toBeDefined();
  isLost = false;
  unmount();
  render(<Later name="b" />);
  expect(await screen.findByText("rich b")).toBeDefined();
});

it("tells who waits for a component that its file is lost, and loads it when asked again", async () => {
  let isLost = true;
  const { Later, load } = loadedLater(async () => (isLost ? Promise.reject(new Error("lost")) : Rich), Plain);
  await expect(load()).rejects.toThrow("lost");
  isLost = false;
  await load();
  expect(renderToStaticMarkup(<Later name="a" />)).toBe("<p>rich a</p>");
});
