import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLater } from "./use-later.ts";

/** Each loading is answered by the test. */
function startLoading(wantedFor?: string) {
  const asked: PromiseWithResolvers<string>[] = [];
  const missing: unknown[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const onMissing = (error: unknown) => missing.push(error);
  const hook = renderHook((wanted: string | undefined) => useLater({ load, wantedFor: wanted, onMissing }), {
    initialProps: wantedFor,
  });
  return {
    missing,
    times: () => asked.length,
    comes: () => act(async () => asked.at(-1)?.resolve("the part")),
    fails: () => act(async () => asked.at(-1)?.reject("it is missing")),
    wantedFor: (wanted: string | undefined) => hook.rerender(wanted),
    unmount: () => hook.unmount(),
    part: () => hook.result.current,
  };
}

const isBackOnline = () => void window.dispatchEvent(new Event("online"));
const isSeen = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};
afterEach(() => void vi.restoreAllMocks());

it("loads nothing before it is wanted, and then once, whatever it is wanted for later", async () => {
  const later = startLoading();
  expect(later.times()).toBe(0);
  later.wantedFor("one CV");
  expect([later.part(), later.times()]).toEqual([undefined, 1]);
  await later.comes();
  later.wantedFor("another CV");
  isBackOnline();
  isSeen(false);
  expect([later.part(), later.times(), later.missing]).toEqual(["the part", 1, []]);
});

it.each<[string, (later: ReturnType<typeof startLoading>) => void]>([
  ["it is wanted for something else", (later) => later.wantedFor("another CV")],
  ["the visitor is back on the network", isBackOnline],
  ["the visitor comes back to the page", () => isSeen(false)],
])("tells what did not come, and asks again when %s", async (_, reason) => {
  const later = startLoading("one CV");
  await later.fails();
  expect([later.part(), later.times(), later.missing]).toEqual([undefined, 1, ["it is missing"]]);
  reason(later);
  expect(later.times()).toBe(2);
  await later.comes();
  expect([later.part(), later.missing]).toEqual(["the part", ["it is missing"]]);
});

it("asks for nothing that is on its way, and for nothing while nobody looks at the page", async () => {
  const later = startLoading("one CV");
  isBackOnline();
  expect(later.times()).toBe(1);
  await later.fails();
  isSeen(true);
  isBackOnline();
  expect(later.times()).toBe(1);
});

it("tells nobody anything, and asks for nothing more, once it is no longer wanted", async () => {
  const later = startLoading("one CV");
  later.wantedFor(undefined);
  await later.fails();
  isBackOnline();
  expect([later.times(), later.missing]).toEqual([1, []]);
});
