import { expect, it, vi } from "vitest";

it("reads a file once, whichever copy of this module asks", async () => {
  let reads = 0;
  const file = Object.assign(new File(["%PDF"], "cv.pdf"), {
    arrayBuffer: async () => {
      reads += 1;
      if (reads > 1) throw new DOMException("", "NotFoundError");
      return new TextEncoder().encode("%PDF").buffer;
    },
  });
  const contents: string[] = [];
  for (let copy = 0; copy < 3; copy += 1) {
    vi.resetModules();
    const { contentOf } = await import("./content-of.ts");
    contents.push(new TextDecoder().decode(await contentOf(file)));
  }
  expect(contents).toEqual(["%PDF", "%PDF", "%PDF"]);
});
