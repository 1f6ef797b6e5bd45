import { beforeAll, test } from "vitest";
import { all, expectSound, openSamples } from "../testing/all-samples.ts";

let view: Awaited<ReturnType<typeof openSamples>>;
beforeAll(async () => {
  view = await openSamples();
});

test.each(all)("%s has ids of its own and no axe violations for an editor", async (name, sample) => {
  await expectSound(name, sample, { ...view, editing: true });
});
