import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

const dialogOf = () => document.querySelector("dialog")!;

function Refusal({ dismissable = true }: { readonly dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upload</Button>
      <Dialog
        open={open}
        urgent
        dismissable={dismissable}
        title="Filen er for stor"
        actions={<Button onClick={() => setOpen(false)}>Prøv igen</Button>}
        onClose={() => setOpen(false)}
      >
        Et CV må højst fylde 10 MB.
      </Dialog>
    </>
  );
}

it("takes the focus, is named by its title and described by its text, and returns the focus", async () => {
  render(<Refusal />);
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));

  const dialog = screen.getByRole("alertdialog", { name: "Filen er for stor" });
  expect(document.activeElement).toBe(dialog);
  expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Et CV må højst fylde 10 MB.",
  );

  await userEvent.click(screen.getByRole("button", { name: "Luk" }));
  expect(dialogOf().open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Upload" }));
});

it("calls onClose on Escape and on a press on the backdrop, and stays open until its owner closes it", () => {
  const onClose = vi.fn();
  render(<Dialog open title="Titel" onClose={onClose} />);

  expect(dialogOf().getAttribute("closedby")).toBe("any");
  expect(fireEvent(dialogOf(), new Event("cancel", { cancelable: true }))).toBe(false);

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialogOf().open).toBe(true);
});

it("closes only by its actions if it is not dismissable", async () => {
  render(<Refusal dismissable={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));
  expect(screen.queryByRole("button", { name: "Luk" })).toBeNull();
  expect(dialogOf().getAttribute("closedby")).toBe("none");

  expect(fireEvent(dialogOf(), new Event("cancel", { cancelable: true }))).toBe(false);
  dialogOf().close();
  fireEvent(dialogOf(), new Event("close"));
  expect(dialogOf().open).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(dialogOf().open).toBe(false);
});

it("closes when it is unmounted", () => {
  const { unmount } = render(<Dialog open title="Titel" onClose={vi.fn()} />);
  const dialog = dialogOf();
  unmount();
  expect(dialog.open).toBe(false);
});

it("has no axe findings", async () => {
  const { container } = render(
    <Dialog open title="Titel" onClose={vi.fn()} actions={<Button>Videre</Button>}>
      Tekst
    </Dialog>,
  );
  expect(await axeFindings(container)).toEqual([]);
});
