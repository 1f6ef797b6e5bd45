import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { StepActions, type StepActionsProps } from "./step-actions.tsx";

const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());

function show(props: Partial<StepActionsProps> = {}) {
  onSubmit.mockClear();
  return render(
    <>
      <form id="form" noValidate onSubmit={onSubmit}>
        <input aria-label="Navn" />
      </form>
      <StepActions
        formId="form"
        nextText="Fortsæt"
        backText="Tilbage"
        busyText="Sender …"
        isValid
        isBusy={false}
        {...props}
      />
    </>,
  );
}
const next = () => screen.getByRole("button", { name: "Fortsæt" });

it("submits the form by Next and by Enter in a field", async () => {
  show();
  await userEvent.click(next());
  await userEvent.type(screen.getByLabelText("Navn"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("stays in the tab order while the step is invalid, and submits the form so that its errors are shown", async () => {
  show({ isValid: false });
  await userEvent.tab();
  await userEvent.tab();
  expect([document.activeElement, next().getAttribute("aria-disabled")]).toEqual([next(), "true"]);
  await userEvent.keyboard("{Enter}");
  await userEvent.type(screen.getByLabelText("Navn"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("takes a double click as one press", () => {
  show();
  fireEvent.click(next(), { detail: 1 });
  fireEvent.click(next(), { detail: 2 });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("says that it is sending, and ignores presses meanwhile", async () => {
  const onBack = vi.fn();
  show({ isBusy: true, onBack });
  await userEvent.click(screen.getByRole("button", { name: "Sender …" }));
  await userEvent.click(screen.getByRole("button", { name: "Tilbage" }));
  expect([onSubmit.mock.calls.length, onBack.mock.calls.length]).toEqual([0, 0]);
});

it("leads back, except on the first step", async () => {
  const onBack = vi.fn();
  const { unmount } = show({ onBack });
  await userEvent.click(screen.getByRole("button", { name: "Tilbage" }));
  expect([onBack.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  unmount();
  show();
  expect(screen.queryByRole("button", { name: "Tilbage" })).toBeNull();
});

it("has no axe findings", async () => {
  const { container } = show({ isValid: false, onBack: vi.fn() });
  expect(await axeFindings(container)).toEqual([]);
});
