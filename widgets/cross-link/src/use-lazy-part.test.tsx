import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLazyPart } from "./use-lazy-part.ts";

/** Renders the hook with a `load` that the test resolves or rejects. */
function startLoading(neededFor?: string) {
  const asked: PromiseWithResolvers<string>[] = [];
  const missing: unknown[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const onMissing = (error: unknown) => missing.push(error);
  const hook = renderHook((wanted: string | undefined) => useLazyPart({ load, neededFor: wanted, onMissing }), {
    initialProps: neededFor,
  });
  return {
    missing,
    times: () => asked.length,
    comes: () => act(async () => asked.at(-1)?.resolve("the part")),
    fails: () => act(async () => asked.at(-1)?.reject("it is missing")),
    neededFor: (wanted: string | undefined) => hook.rerender(wanted),
    unmount: () => hook.unmount(),
    part: () => hook.result.current,
  };
}

const goOnline = () => void window.dispatchEvent(new Event("online"));
const setHidden = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};
afterEach(() => void vi.restoreAllMocks());

it("loads the part when it is needed, and only once, whatever it is needed for later", async () => {
  const later = startLoading();
  expect(later.times()).toBe(0);
  later.neededFor("one CV");
  expect([later.part(), later.times()]).toEqual([undefined, 1]);
  await later.comes();
  later.neededFor("another CV");
  goOnline();
  setHidden(false);
  expect([later.part(), later.times(), later.missing]).toEqual(["the part", 1, []]);
});

it.each<[string, (later: ReturnType<typeof startLoading>) => void]>([
  ["it is needed for something else", (later) => later.neededFor("another CV")],
  ["the browser is online again", goOnline],
  ["the page becomes visible again", () => setHidden(false)],
])("reports a failure, and retries when %s", async (_, reason) => {
  const later = startLoading("one CV");
  await later.fails();
  expect([later.part(), later.times(), later.missing]).toEqual([undefined, 1, ["it is missing"]]);
  reason(later);
  expect(later.times()).toBe(2);
  await later.comes();
  expect([later.part(), later.missing]).toEqual(["the part", ["it is missing"]]);
});

it("starts no second attempt while one is running or the page is hidden", async () => {
  const later = startLoading("one CV");
  goOnline();
  expect(later.times()).toBe(1);
  await later.fails();
  setHidden(true);
  goOnline();
  expect(later.times()).toBe(1);
});

it("reports nothing and does not retry once the part is no longer needed", async () => {
  const later = startLoading("one CV");
  later.neededFor(undefined);
  await later.fails();
  goOnline();
  expect([later.times(), later.missing]).toEqual([1, []]);
});
