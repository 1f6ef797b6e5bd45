import { act, render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { flowTexts } from "./flow.texts.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

function Unchanged() {
  return useLeaveGuard(false, flowTexts);
}

it("leaves the page by one press of Back after a reload, even if nothing was typed since", async () => {
  // The history that a flow has left behind: the page before, the edge, and the entry after it.
  window.history.replaceState({ before: 1 }, "", "/forside");
  window.history.pushState({ leaveGuard: "edge" }, "", "/indmeldelse");
  window.history.pushState({ leaveGuard: "inside" }, "");
  render(<Unchanged />);
  act(() => window.history.back());
  await waitFor(() => expect(window.history.state).toEqual({ before: 1 }));
});
