import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { refused } from "../../testing/course-flow.ts";
import { Course } from "../../testing/course-screens.tsx";
import type { FlowSubmission } from "./flow-submission.ts";
import type { ShownStep } from "./use-flow.ts";

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/kursus");
  document.title = "Kursus";
  Element.prototype.scrollIntoView = vi.fn();
});

function start({ isSignedIn = true, outcomes = [] }: { isSignedIn?: boolean; outcomes?: Error[] } = {}) {
  const shown: ShownStep[] = [];
  const received: FlowSubmission[] = [];
  const submit = async (submission: FlowSubmission) => {
    received.push(submission);
    const outcome = outcomes.shift();
    if (outcome) throw outcome;
  };
  const page = render(<Course isSignedIn={isSignedIn} submit={submit} onStep={(step) => shown.push(step)} />);
  return { ...page, shown, received };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const draft = () => {
  window.dispatchEvent(new Event("pagehide"));
  return window.sessionStorage.getItem("draft/course");
};

async function answerContact() {
  await userEvent.type(screen.getByLabelText("Navn"), "Bo Ek");
  await userEvent.type(screen.getByLabelText("E-mail"), "bo@firma.dk");
  await userEvent.click(screen.getByLabelText("I må skrive til mig"));
  await press("Fortsæt");
  await heading("Hvad laver du?");
}

async function answerWork() {
  await userEvent.selectOptions(screen.getByLabelText("Rolle"), "Medarbejder");
  await userEvent.click(screen.getByLabelText("budget"));
  await press("Fortsæt");
  await heading("Log ind");
}

it("focuses the heading of each new step, and leaves the focus alone on the first", async () => {
  start();
  expect(document.activeElement).toBe(document.body);
  await answerContact();
  const title = await heading("Hvad laver du?");
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it("tells each step that is shown, and whether a reload led to it", async () => {
  const { shown, unmount } = start();
  await answerContact();
  unmount();
  const again = start();
  await answerWork();
  expect([shown, again.shown]).toEqual([
    [
      { step: "contact", stepNumber: 1, resumed: false },
      { step: "work", stepNumber: 2, resumed: false },
    ],
    [
      { step: "work", stepNumber: 2, resumed: true },
      { step: "sign-in", stepNumber: 3, resumed: false },
    ],
  ]);
});

it("keeps no draft and asks nothing until something is typed", async () => {
  start();
  expect([draft(), asks()]).toEqual([null, false]);
  await userEvent.type(screen.getByLabelText("Navn"), "B");
  expect([draft() === null, asks()]).toEqual([false, true]);
});

it("keeps everything when the session ends at the submission, and forgets it after success", async () => {
  const { received, unmount } = start({ outcomes: [refused(401)] });
  await answerContact();
  await answerWork();
  await press("Fortsæt");
  await press("Send");
  await screen.findByText("Hov, noget gik galt!");
  unmount();
  const again = start({ isSignedIn: true });
  await heading("Er det rigtigt?");
  await press("Send");
  const thanks = await heading("Tak for din tilmelding");
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect([draft(), asks(), document.title]).toEqual([null, false, "Kursus"]);
  // The answer to the first attempt may have been lost, so the server must be able to recognise the submission.
  expect(again.received.map(({ key }) => key)).toEqual(received.map(({ key }) => key));
});

it("repeats a failed submission with one press", async () => {
  const { received } = start({ outcomes: [refused(503)] });
  await answerContact();
  await answerWork();
  await press("Fortsæt");
  await press("Send");
  await press("Prøv igen");
  await heading("Tak for din tilmelding");
  expect(received[1]).toEqual(received[0]);
});

it("asks for the sign-in again when the session has ended before the submission", async () => {
  const { rerender, received } = start();
  await answerContact();
  await answerWork();
  await press("Fortsæt");
  await press("Tilbage");
  rerender(<Course isSignedIn={false} submit={async () => {}} />);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Fortsæt" }).getAttribute("aria-disabled")).toBe("true"),
  );
  expect(received).toEqual([]);
});

it("starts over after a submission, from the first history entry", async () => {
  start();
  await answerContact();
  await answerWork();
  await press("Fortsæt");
  await press("Send");
  await heading("Tak for din tilmelding");
  await waitFor(() => expect(window.history.state).toMatchObject({ course: "contact", courseTrail: [] }));
  await press("Tilmeld en til");
  await heading("Hvem er du?");
  expect(screen.getByLabelText<HTMLInputElement>("Navn").value).toBe("");
});

it("does not answer the next step with the second press of a double click", async () => {
  start();
  await answerContact();
  await press("Trin 1 gennemført: Dine oplysninger");
  await heading("Hvem er du?");
  const next = screen.getByRole("button", { name: "Fortsæt" });
  await act(async () => {
    fireEvent.click(next, { detail: 1 });
  });
  // The Next button of both steps is the same element, so the browser counts the clicks on both together.
  expect(screen.getByRole("button", { name: "Fortsæt" })).toBe(next);
  await act(async () => {
    fireEvent.click(next, { detail: 2 });
  });
  await heading("Hvad laver du?");
  expect(screen.queryByRole("group", { name: "Ret dette, før du går videre" })).toBeNull();
});

it("takes autofill of all fields at once", async () => {
  start();
  fireEvent.change(screen.getByLabelText("Navn"), { target: { value: "Bo Ek" } });
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "bo@firma.dk" } });
  fireEvent.click(screen.getByLabelText("I må skrive til mig"));
  expect(screen.getByRole("button", { name: "Fortsæt" }).getAttribute("aria-disabled")).toBeNull();
});
