import { afterEach, beforeEach, expect, it } from "vitest";
import { withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { enhanceSignupNext } from "./signup-next.enhance.ts";
import { samples } from "./signup-next.samples.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

async function arriveAt(address: string): Promise<HTMLElement> {
  window.history.replaceState(null, "", address);
  const sample = samples["usual"];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : []);
  const block = document.querySelector<HTMLElement>("[data-signup-next]")!;
  enhanceSignupNext(block);
  return block;
}
const signInHref = (block: Element) => block.querySelector("[data-signup-sign-in]")?.getAttribute("href");

beforeEach(() => window.sessionStorage.setItem("draft/signup", "{}"));
afterEach(() => {
  delete document.documentElement.dataset["signedIn"];
  window.sessionStorage.clear();
});

it("names what was joined, and leads a visitor to the sign-in and back", async () => {
  const block = await arriveAt("/selvbetjening?signup=true&product=akasse");
  expect(block.querySelector<HTMLElement>("[data-product]")?.hidden).toBe(false);
  expect(signInHref(block)).toBe("/api/auth/login?redirectUrl=%2Fselvbetjening%3Fsignup%3Dtrue%26product%3Dakasse");
  expect(document.activeElement?.textContent).toContain("Tak for din tilmelding");
  expect(window.sessionStorage.getItem("draft/signup")).toBe("{}");
});

it("forgets what the flow has kept once somebody is signed in", async () => {
  document.documentElement.dataset["signedIn"] = "";
  await arriveAt("/selvbetjening?signup=true&product=akasse");
  expect(window.sessionStorage.getItem("draft/signup")).toBeNull();
});

it.each(["/selvbetjening", "/selvbetjening?signup=false", "/selvbetjening?signup=true&product=<b>x</b>"])(
  "names nothing at %s",
  async (address) => {
    const block = await arriveAt(address);
    expect(block.querySelector<HTMLElement>("[data-product]")?.hidden).toBe(true);
    expect(block.querySelector("b")).toBeNull();
  },
);

it("leads back to the sheet with the whole address of the sign-up", async () => {
  const block = await arriveAt("/selvbetjening?signup=true&product=akasse&sheet_confirmation=akasse");
  expect(block.querySelector("[data-signup-again]")?.getAttribute("href")).toBe(
    "/selvbetjening?signup=true&product=akasse&sheet_confirmation=akasse",
  );
});

it("comes into sight when the sheet over it is put off or confirmed, and not while it asks", async () => {
  const block = await arriveAt("/selvbetjening?signup=true");
  const seen: unknown[] = [];
  const { dataset } = document.documentElement;
  block.scrollIntoView = () => void seen.push(dataset["signupSheet"]);
  for (const state of ["open", "later", "open", "done"]) {
    dataset["signupSheet"] = state;
    await Promise.resolve();
  }
  expect(seen).toEqual(["later", "done"]);
  delete dataset["signupSheet"];
});

it("has a text for each state of the sheet, and keeps the text of a step that has no other", async () => {
  const block = await arriveAt("/selvbetjening?signup=true");
  const steps = [...block.querySelectorAll("li p")].map(({ children }) => [...children].map((one) => one.textContent));
  expect(steps).toEqual([["Du får en mail."], ["Den vælger du nu.", "Den har du valgt."], ["Vi ringer."]]);
  expect(block.querySelector("p span + span")?.textContent).toBe("Vi mangler stadig din betaling.");
});
