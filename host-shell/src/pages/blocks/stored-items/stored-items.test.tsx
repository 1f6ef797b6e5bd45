import { storedItems } from "shared-runtime/storage/stored-items.ts";
import { expect, test } from "vitest";
import { type BlockSamples, withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./stored-items.samples.ts";

async function namesIn(sample: BlockSamples[string]): Promise<readonly (string | null)[]> {
  document.body.innerHTML = await drawSample([withUid(sample, "s")]);
  return [...document.querySelectorAll("tbody code")].map(({ textContent }) => textContent);
}

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.
test("lists what our code stores: what is necessary, and what it stores only with consent", async () => {
  const consented = ["signup-tracking", "profile-type"];
  expect(await namesIn(samples["with consent to statistics"]!)).toEqual(consented);
  const necessary = await namesIn(samples["necessary"]!);
  expect([...necessary, ...consented]).toEqual(storedItems.map(({ name }) => name));
  expect(document.querySelector("tbody tr")?.textContent).toBe(
    "Dit valg om cookies, så vi ikke spørger igen.Et årCookiecookie-consent",
  );
});
