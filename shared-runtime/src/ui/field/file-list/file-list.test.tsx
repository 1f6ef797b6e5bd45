import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FileList, type FileListProps } from "./file-list.tsx";
import type { ListedFile } from "./listed-file.ts";

const pdf = new File(["%PDF-"], "kontrakt.pdf", { type: "application/pdf" });
const photo = new File(["x"], "foto.png", { type: "image/png" });
const contract: ListedFile = { id: "1", name: "kontrakt.pdf", size: 2048, state: "uploaded" };
const letter: ListedFile = { id: "2", name: "brev.pdf", size: 1024, state: "uploading", progress: 0.456 };
const picture: ListedFile = { id: "3", name: "foto.png", size: 512, state: "failed", problem: "Vælg en PDF." };
const next: ListedFile = { id: "4", name: "mere.pdf", size: 512, state: "waiting" };

const actions = () => ({ onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn(), onCancel: vi.fn() });
const list = (props: Partial<FileListProps>) => (
  <FileList id="f" name="f" label="Bilag" accept=".pdf" most={5} files={[]} {...actions()} {...props} />
);
const inputOf = (container: Element) => container.querySelector<HTMLInputElement>("input[type=file]")!;
const addButton = () => screen.getByRole("button", { name: "Tilføj filer, Bilag" });

/** A list whose owner removes a file on request. */
function Owned({ first }: { readonly first: readonly ListedFile[] }) {
  const [files, setFiles] = useState(first);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return list({ files, onRemove: remove, onCancel: remove });
}

it("shows each file with its size and state, without an axe finding", async () => {
  const { container } = render(list({ files: [contract, letter, picture, next], hint: "Højst 10 MB", problem: "Ret" }));

  const rows = within(screen.getByRole("list", { name: "Bilag" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "kontrakt.pdf2\u00A0kBFjern kontrakt.pdf",
    "brev.pdf1\u00A0kB45 %Annuller brev.pdf",
    "foto.png1\u00A0kBVælg en PDF.Prøv igen foto.pngFjern foto.png",
    "mere.pdf1\u00A0kBVenter på at blive uploadetAnnuller mere.pdf",
  ]);
  expect(screen.getByRole("progressbar", { name: "Uploader brev.pdf" }).getAttribute("value")).toBe("0.456");
  expect(await axeFindings(container)).toEqual([]);
});

it("opens the browser's file dialog from the keyboard", async () => {
  const { container } = render(list({}));
  const opened = vi.fn();
  inputOf(container).addEventListener("click", opened);
  await userEvent.tab();
  expect(document.activeElement).toBe(addButton());
  await userEvent.keyboard("{Enter}");
  expect(opened).toHaveBeenCalledTimes(1);
});

it("reports every picked file, and the same file again", async () => {
  const onAdd = vi.fn();
  const { container } = render(list({ onAdd, accept: "" }));
  await userEvent.upload(inputOf(container), [pdf, photo]);
  expect(inputOf(container).value).toBe("");
  await userEvent.upload(inputOf(container), pdf);
  expect(onAdd.mock.calls).toEqual([[[pdf, photo]], [[pdf]]]);
});

it("reports every dropped file, also of the wrong kind and more than there is room for", () => {
  const onAdd = vi.fn();
  render(list({ onAdd, most: 1 }));
  fireEvent.drop(addButton(), { dataTransfer: { files: [photo, pdf], types: ["Files"] } });
  expect(onAdd.mock.calls).toEqual([[[photo, pdf]]]);
});

it("explains why no file can be added when the list is full, and takes none", async () => {
  const onAdd = vi.fn();
  const { container } = render(list({ onAdd, files: [contract, picture], most: 2 }));
  const opened = vi.fn();
  inputOf(container).addEventListener("click", opened);

  await userEvent.click(addButton());
  fireEvent.drop(addButton(), { dataTransfer: { files: [pdf], types: ["Files"] } });

  expect([opened.mock.calls, onAdd.mock.calls]).toEqual([[], []]);
  expect(addButton().getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(addButton().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Du kan vedhæfte højst 2 filer. Fjern en fil, hvis du vil tilføje en anden.",
  );
});

it("tells its owner which file to cancel, retry or remove", async () => {
  const told = actions();
  render(list({ files: [contract, letter, picture], ...told }));
  await userEvent.click(screen.getByRole("button", { name: "Annuller brev.pdf" }));
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen foto.png" }));
  await userEvent.click(screen.getByRole("button", { name: "Fjern kontrakt.pdf" }));
  expect([told.onCancel.mock.calls, told.onRetry.mock.calls, told.onRemove.mock.calls]).toEqual([
    [["2"]],
    [["3"]],
    [["1"]],
  ]);
});

it("moves the focus to the next file's button when a file is removed, and at last to the button that adds", async () => {
  render(<Owned first={[contract, letter, picture]} />);
  await userEvent.click(screen.getByRole("button", { name: "Fjern kontrakt.pdf" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuller brev.pdf" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fjern foto.png" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(addButton());
});

it("keeps the focus in the row whose focused button is replaced, and leaves it alone elsewhere", async () => {
  const retried = { ...picture, state: "uploading" } as const;
  const { rerender } = render(list({ files: [contract, picture] }));
  screen.getByRole("button", { name: "Prøv igen foto.png" }).focus();
  rerender(list({ files: [contract, retried] }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuller foto.png" }));
  addButton().focus();
  rerender(list({ files: [retried] }));
  expect(document.activeElement).toBe(addButton());
});

it("announces what was uploaded, failed or removed, and nothing else", () => {
  const { rerender } = render(list({ files: [contract, letter] }));
  const said = (files: readonly ListedFile[]) => {
    rerender(list({ files }));
    return screen.getByRole("status").textContent;
  };
  expect(screen.getByRole("status").textContent).toBe("");
  expect(said([contract, { ...letter, progress: 0.9 }])).toBe("");
  expect(said([contract, { ...letter, state: "uploaded" }])).toBe("brev.pdf er uploadet.");
  expect(said([contract, { ...letter, state: "uploaded" }, next])).toBe("");
  expect(said([contract, { ...next, state: "failed", problem: "Prøv igen." }])).toBe(
    "brev.pdf er fjernet. mere.pdf blev ikke uploadet. Prøv igen.",
  );
});

it("is found by the error summary", async () => {
  render(
    <>
      <ErrorSummary errors={[{ fieldId: "f", message: "Vedhæft din kontrakt" }]} attempt={1} />
      {list({ files: [contract], problem: "Vedhæft din kontrakt" })}
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Vedhæft din kontrakt" }));
  expect(document.activeElement).toBe(addButton());
});
