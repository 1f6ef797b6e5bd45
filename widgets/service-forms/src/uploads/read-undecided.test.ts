import { expect, it } from "vitest";
import { readUndecided } from "./read-undecided.ts";

const gone = Object.assign(new File([], "svar.pdf"), {
  arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")),
});

it("gives a file without an extension that of its content, and leaves others as they are", async () => {
  const pdf = new File(["%PDF-1.7"], "Mit svar.\u200e", { type: "application/pdf" });
  const named = new File(["x"], "svar.txt");
  const { files, refused } = await readUndecided([pdf, named], "Vælg den igen");
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ["Mit svar.pdf", "application/pdf"],
    ["svar.txt", ""],
  ]);
  expect(refused).toEqual([]);
  expect(files[1]).toBe(named);
});

it.each<[string, File, string]>([
  ["text", new File(["Hej"], "svar"), "Dokument typen er ikke gyldig"],
  ["a program", new File(["MZ"], "svar"), "Dokument typen er ikke gyldig"],
  ["empty", new File([], "svar.pdf"), "Filen er tom. Vælg en anden fil"],
  ["empty and without an extension", new File([], "svar"), "Filen er tom. Vælg en anden fil"],
  ["gone", gone, "Vælg den igen"],
])("refuses a file that is %s", async (_, file, problem) => {
  expect(await readUndecided([file], "Vælg den igen")).toEqual({ files: [], refused: [{ name: file.name, problem }] });
});
