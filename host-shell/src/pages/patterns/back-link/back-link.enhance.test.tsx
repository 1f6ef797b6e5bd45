import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhanceBack } from "./back-link.enhance.ts";

const back = vi.fn<() => void>();
const own = location.origin;

beforeEach(() => {
  history.replaceState(undefined, "", "/raad/opsigelse");
  vi.spyOn(history, "back").mockImplementation(back);
  vi.spyOn(history, "length", "get").mockReturnValue(2);
});
afterEach(() => {
  vi.restoreAllMocks();
  back.mockClear();
});

/** Whether a press goes back in history instead of to the address of the link. */
function goesBack(referrer: string, root = "/", press: MouseEventInit = {}): boolean {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  document.body.innerHTML = `<a href="#raad" data-back="${root}">Gå tilbage</a>`;
  const link = document.querySelector("a")!;
  enhanceBack(link);
  const isFollowed = link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...press }));
  expect(back).toHaveBeenCalledTimes(isFollowed ? 0 : 1);
  return !isFollowed;
}

it.each([
  ["a page of ours", `${own}/raad/loen?a=1`],
  ["our front page", `${own}/`],
  ["a page whose name begins like the sign-in", `${own}/log-indhold`],
])("goes back in history to %s", (_page, referrer) => {
  expect(goesBack(referrer)).toBe(true);
});

it.each([
  ["another site", "https://andet.example/raad"],
  ["a site whose name begins with ours", `${own}.ond.example/`],
  ["no page, as in a new tab", ""],
  ["the sign-in", `${own}/log-ind?redirectUrl=/`],
  ["the calls of the sign-in", `${own}/api/auth/callback`],
  ["the same page", `${own}/raad/opsigelse`],
  ["an address that cannot be read", "about:client:"],
])("leads to its own address if the visitor came from %s", (_page, referrer) => {
  expect(goesBack(referrer)).toBe(false);
});

it("leads to its own address if the browser has no previous page", () => {
  vi.spyOn(history, "length", "get").mockReturnValue(1);
  expect(goesBack(`${own}/raad`)).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "opens its own address in a new tab: %j",
  (press) => {
    expect(goesBack(`${own}/raad`, "/", press)).toBe(false);
  },
);

it.each([
  ["/selvbetjening", true],
  ["/selvbetjening/", true],
  ["/selvbetjening?a=1", true],
  ["/selvbetjening/breve", true],
  ["/selvbetjeningen", false],
  ["/", false],
])("from %s to a page below /selvbetjening: %s", (path, isBack) => {
  expect(goesBack(own + path, "/selvbetjening")).toBe(isBack);
});
