import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { FilePicker } from "./file-picker.tsx";
import type { PickedFile } from "./picked-file.tsx";

const pdf = new File(["%PDF-"], "cv.pdf", { type: "application/pdf" });
const photo = new File(["x"], "foto.png", { type: "image/png" });
const texts = { choose: "Vælg dit CV" };
const uploading: PickedFile = { name: "cv.pdf", size: 2048, state: "uploading", progress: 0.456 };
const failed: PickedFile = { name: "cv.pdf", size: 2048, state: "failed", problem: "Forbindelsen røg. Prøv igen." };
const uploaded: PickedFile = { name: "cv.pdf", size: 2048, state: "uploaded" };

const carrying = (...files: readonly File[]) => ({ dataTransfer: { files, types: ["Files"] } });
const inputOf = (container: Element) => container.querySelector<HTMLInputElement>("input[type=file]")!;
const zoneOf = (container: Element) => inputOf(container).parentElement!;

/** jsdom has no DragEvent, so the event lacks `relatedTarget`. */
function leave(from: Element, to: Element): void {
  const event = createEvent.dragLeave(from);
  Object.defineProperty(event, "relatedTarget", { value: to });
  fireEvent(from, event);
}

it("opens the browser's file dialog from the input, which is described by the requirements", async () => {
  const { container } = render(
    <FilePicker accept=".pdf" requirements={["PDF", "Højst 10 MB"]} texts={texts} onPick={vi.fn()} />,
  );
  const opened = vi.fn();
  inputOf(container).addEventListener("click", opened);
  const button = screen.getByLabelText("Vælg dit CV");

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect(opened).toHaveBeenCalledTimes(1);
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe("PDFHøjst 10 MB");
});

it("accepts the same file twice, since the input is cleared after each pick", async () => {
  const onPick = vi.fn();
  const { container } = render(<FilePicker accept=".pdf" onPick={onPick} />);

  await userEvent.upload(inputOf(container), pdf);
  expect(inputOf(container).value).toBe("");
  await userEvent.upload(inputOf(container), pdf);

  expect(onPick.mock.calls).toEqual([
    [pdf, 1],
    [pdf, 1],
  ]);
});

it("stays highlighted while the pointer moves between its parts", () => {
  const { container } = render(<FilePicker accept=".pdf" texts={texts} onPick={vi.fn()} />);
  const zone = zoneOf(container);
  const button = screen.getByLabelText("Vælg dit CV");

  fireEvent.dragEnter(zone, carrying());
  expect(screen.queryByText("Slip filen her")).not.toBeNull();
  leave(zone, button);
  expect(screen.queryByText("Slip filen her")).not.toBeNull();
  leave(button, document.body);
  expect(screen.queryByText("Slip filen her")).toBeNull();
});

it("ignores dragged text", () => {
  const { container } = render(<FilePicker accept=".pdf" onPick={vi.fn()} />);
  fireEvent.dragEnter(zoneOf(container), { dataTransfer: { files: [], types: ["text/plain"] } });
  expect(screen.queryByText("Slip filen her")).toBeNull();
});

it("picks the matching file if several are dropped, and says so", () => {
  const onPick = vi.fn();
  const { container } = render(<FilePicker accept=".pdf" onPick={onPick} />);

  fireEvent.drop(zoneOf(container), carrying(photo, pdf));

  expect(onPick.mock.calls).toEqual([[pdf, 2]]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "Du gav os 2 filer. Vi tager én ad gangen og har valgt cv.pdf.",
    "",
  ]);
});

it("passes a single file on even if it does not match, so that the rejection can be explained", () => {
  const onPick = vi.fn();
  const { container } = render(<FilePicker accept=".pdf" onPick={onPick} />);
  fireEvent.drop(zoneOf(container), carrying(photo));
  expect(onPick.mock.calls).toEqual([[photo, 1]]);
});

it("keeps the page open if a file is dropped beside the zone, unless another handler claims the drop", () => {
  const { unmount } = render(<FilePicker accept=".pdf" onPick={vi.fn()} />);
  expect(fireEvent.drop(document.body, carrying(pdf))).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ["text/plain"] } })).toBe(true);
  unmount();
  expect(fireEvent.drop(document.body, carrying(pdf))).toBe(true);
});

it("shows name, size and progress of an upload, which can be cancelled and accepts no second file", async () => {
  const onPick = vi.fn();
  const onCancel = vi.fn();
  const { container } = render(<FilePicker accept=".pdf" file={uploading} onPick={onPick} onCancel={onCancel} />);

  const bar = screen.getByRole("progressbar", { name: "Uploader cv.pdf" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["0.456", "1"]);
  expect(["cv.pdf", "2 kB", "45 %"].map((text) => screen.queryAllByText(text).length)).toEqual([1, 1, 1]);
  fireEvent.drop(zoneOf(container), carrying(pdf));
  await userEvent.click(screen.getByRole("button", { name: "Annuller" }));

  expect(onPick).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it("offers to retry, to choose another file and to remove the failed one", async () => {
  const [onRetry, onRemove] = [vi.fn(), vi.fn()];
  render(<FilePicker accept=".pdf" file={failed} onPick={vi.fn()} onRetry={onRetry} onRemove={onRemove} />);

  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  await userEvent.click(screen.getByRole("button", { name: "Fjern cv.pdf" }));

  expect([onRetry, onRemove].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  expect(screen.getByRole("button", { name: "Vælg en anden fil" })).toBeDefined();
});

it("announces each state of an upload once", () => {
  const said = () => screen.getAllByRole("status").at(-1)?.textContent;
  const { rerender } = render(<FilePicker accept=".pdf" onPick={vi.fn()} />);
  const turns = [uploading, { ...uploading, progress: 0.9 }, failed, uploaded].map((file) => {
    rerender(<FilePicker accept=".pdf" file={file} onPick={vi.fn()} />);
    return said();
  });
  expect(turns).toEqual([
    "Uploader cv.pdf",
    "Uploader cv.pdf",
    "cv.pdf blev ikke uploadet. Forbindelsen røg. Prøv igen.",
    "cv.pdf er uploadet",
  ]);
});

it("moves the focus to the control that replaces the pressed button", async () => {
  const { rerender } = render(<FilePicker accept=".pdf" texts={texts} onPick={vi.fn()} />);
  await userEvent.tab();

  rerender(<FilePicker accept=".pdf" texts={texts} file={uploading} onPick={vi.fn()} onCancel={vi.fn()} />);

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuller" }));
});

it("does not move a focus that is elsewhere", () => {
  const { rerender } = render(<FilePicker accept=".pdf" onPick={vi.fn()} />);
  rerender(<FilePicker accept=".pdf" file={uploading} onPick={vi.fn()} onCancel={vi.fn()} />);
  expect(document.activeElement).toBe(document.body);
});

it("accepts neither a press nor a drop while disabled", () => {
  const onPick = vi.fn();
  const { container } = render(<FilePicker accept=".pdf" disabled texts={texts} onPick={onPick} />);

  // The browser must handle a click and a drop, so they must not be prevented.
  expect(fireEvent.click(screen.getByLabelText("Vælg dit CV"))).toBe(false);
  expect(fireEvent.drop(inputOf(container), carrying(pdf))).toBe(false);

  expect(onPick).not.toHaveBeenCalled();
});

it("has no axe findings in any state", async () => {
  for (const file of [undefined, uploading, failed, uploaded]) {
    const { container, unmount } = render(
      <FilePicker
        accept=".pdf"
        requirements={["PDF"]}
        file={file}
        onPick={vi.fn()}
        onCancel={vi.fn()}
        onRemove={vi.fn()}
      />,
    );
    expect(await axeFindings(container)).toEqual([]);
    unmount();
  }
});

it("returns the focus to its input when a file is removed", async () => {
  const { rerender } = render(
    <FilePicker accept=".pdf" texts={texts} file={failed} onPick={vi.fn()} onRemove={vi.fn()} />,
  );
  screen.getByRole("button", { name: "Fjern cv.pdf" }).focus();

  rerender(<FilePicker accept=".pdf" texts={texts} onPick={vi.fn()} />);

  expect(document.activeElement).toBe(screen.getByLabelText("Vælg dit CV"));
});
