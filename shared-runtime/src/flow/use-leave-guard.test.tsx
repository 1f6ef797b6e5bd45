import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../testing/axe-findings.ts";
import { flowTexts } from "./flow.texts.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

function Guarded({
  active = true,
  title = "Vil du forlade siden?",
}: {
  readonly active?: boolean;
  readonly title?: string;
}) {
  return useLeaveGuard(active, { ...flowTexts, leaveTitle: title });
}

function Warning() {
  useLeaveWarning(true);
  return undefined;
}

const followed = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  window.history.pushState({ own: 1 }, "", "/kursus");
  followed.mockClear();
});

function show(content: React.ReactNode) {
  return render(
    <>
      {content}
      {/* A click handler as a router of the page has it. */}
      <a href="/forside" onClick={(event) => followed(event.nativeEvent)}>
        Forside
      </a>
      <a href="/log-ind" data-leave="allowed" onClick={(event) => followed(event.nativeEvent)}>
        Log ind
      </a>
    </>,
  );
}

/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const click = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.queryByRole("alertdialog");

async function move(by: number): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await act(() => moved);
}

it("makes the browser ask on reload and close, with the sentence of the specification", () => {
  show(<Guarded />);
  const event = Object.defineProperty(new Event("beforeunload", { cancelable: true }), "returnValue", {
    writable: true,
  });
  expect(window.dispatchEvent(event)).toBe(false);
  expect(event).toHaveProperty("returnValue", "You have unsaved changes. Are you sure you want to leave?");
});

it("asks nothing without anything to lose", () => {
  const { rerender } = show(<Guarded active={false} />);
  expect(asks()).toBe(false);
  click("Forside");
  expect([dialog(), followed.mock.calls.length]).toEqual([null, 1]);
  rerender(<Guarded />);
  rerender(<Guarded active={false} />);
  expect(asks()).toBe(false);
});

it("asks in a dialog before a link is followed, and stays on the page if told so or on Escape", () => {
  show(<Guarded />);
  for (const answer of [
    () => press("Bliv på siden"),
    () => fireEvent(dialog()!, new Event("cancel", { cancelable: true })),
  ]) {
    click("Forside");
    expect(dialog()?.textContent).toContain("Forlader du siden nu, kan de gå tabt.");
    answer();
    expect([dialog(), followed.mock.calls.length, asks()]).toEqual([null, 0, true]);
  }
});

it("follows the link once that is confirmed, without a second question, and asks again afterwards", () => {
  show(<Guarded />);
  click("Forside");
  press("Forlad siden");
  expect([dialog(), followed.mock.calls.length, asks()]).toEqual([null, 1, false]);
  // The visitor uses the page again, for example since its router has not left it.
  fireEvent.pointerDown(document.body);
  expect(asks()).toBe(true);
});

it("follows a link that keeps the draft, such as one to sign in", () => {
  show(<Guarded />);
  click("Log ind");
  expect([dialog(), followed.mock.calls.length, asks()]).toEqual([null, 1, false]);
});

it("asks before Back leaves the page, and stays with the page's own state", async () => {
  show(<Guarded />);
  await move(-1);
  expect(await screen.findByRole("alertdialog", { name: "Vil du forlade siden?" })).toBeDefined();
  press("Bliv på siden");
  await waitFor(() => expect(window.history.state).toEqual({ own: 1, leaveGuard: "inside" }));
});

it("leaves by Back once that is confirmed", async () => {
  window.history.replaceState({ before: 1 }, "", "/forside");
  window.history.pushState(null, "", "/kursus");
  show(<Guarded />);
  await move(-1);
  press("Forlad siden");
  await waitFor(() => expect(window.history.state).toEqual({ before: 1 }));
});

it("leaves by one press of Back once there is nothing to lose", async () => {
  window.history.replaceState({ before: 1 }, "", "/forside");
  window.history.pushState(null, "", "/kursus");
  const { rerender } = show(<Guarded />);
  rerender(<Guarded active={false} />);
  await move(-1);
  await waitFor(() => expect(window.history.state).toEqual({ before: 1 }));
  expect(dialog()).toBeNull();
});

it("stays open to Forward from the page before", async () => {
  window.history.replaceState({ before: 1 }, "", "/forside");
  window.history.pushState(null, "", "/kursus");
  const { rerender } = show(<Guarded />);
  rerender(<Guarded active={false} />);
  await move(-2);
  await move(1);
  expect(window.history.state).toEqual({ leaveGuard: "edge" });
});

it("asks once for all widgets of the page, in the dialog of the last", () => {
  show(
    <>
      <Guarded title="Den første" />
      <Guarded title="Den sidste" />
      <Warning />
    </>,
  );
  click("Forside");
  expect(screen.getAllByRole("alertdialog").map((shown) => shown.getAttribute("aria-labelledby"))).toHaveLength(1);
  expect(screen.getByRole("alertdialog", { name: "Den sidste" })).toBeDefined();
});

it("keeps asking until the last widget of the page has nothing to lose", () => {
  const first = render(<Warning />);
  const second = render(<Warning />);
  first.unmount();
  expect(asks()).toBe(true);
  second.unmount();
  expect(asks()).toBe(false);
});

it("shares the guard with other copies of this module", async () => {
  show(<Warning />);
  vi.resetModules();
  const other = await import("./leave-guard.ts");
  other.releasePage();
  expect(asks()).toBe(false);
  fireEvent.keyDown(document.body, { key: "a" });
  expect(asks()).toBe(true);
});

it("has no axe findings", async () => {
  show(<Guarded />);
  click("Forside");
  expect(await axeFindings(document.body)).toEqual([]);
});
