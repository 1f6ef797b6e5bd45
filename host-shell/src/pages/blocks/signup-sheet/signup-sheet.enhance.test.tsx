import { afterEach, expect, it, vi } from "vitest";
import "./signup-sheet.enhance.ts";

const pageOf = (price: string) =>
  `<main><div data-about-member=""><p>${price}</p><a href="/betaling?addons=${price}">Ret</a></div><p>${price}</p></main>`;
const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset["signupSheet"];
  vi.unstubAllGlobals();
});

it("shows the new amounts in the parts about the member as soon as the sheet is done, and keeps the focus", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(pageOf("468"));
  });
  window.history.replaceState(null, "", "/selvbetjening/betaling?signup=true");
  document.body.innerHTML = pageOf("279");
  dataset["signupSheet"] = "open";
  await Promise.resolve();
  expect(asked).toEqual([]);
  document.querySelector("a")?.focus();
  dataset["signupSheet"] = "done";
  await vi.waitFor(() => expect(document.querySelector("p")?.textContent).toBe("468"));
  expect(asked).toEqual(["/selvbetjening/betaling"]);
  expect(document.activeElement?.getAttribute("href")).toBe("/betaling?addons=468");
  expect(document.querySelector("main > p")?.textContent).toBe("279");
});

it("keeps what the page says if it cannot be fetched", async () => {
  const fetched = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = pageOf("279");
  dataset["signupSheet"] = "done";
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(document.body.innerHTML).toBe(pageOf("279"));
});
