import { expect, test } from "vitest";
import { withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./membership-cards.samples.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.
test("a block without a text has only its heading", async () => {
  const sample = samples["empty"];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : []);
  expect(document.body.textContent).toBe("Kun en overskrift");
});
