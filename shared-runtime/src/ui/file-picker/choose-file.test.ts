import { expect, it } from "vitest";
import { chooseFile } from "./choose-file.ts";

const pdf = new File(["%PDF-"], "Mit CV.PDF", { type: "application/pdf" });
const photo = new File(["x"], "foto.png", { type: "image/png" });
const nameless = new File(["x"], "uden-endelse");

it("picks the first matching file, by extension, type or type wildcard", () => {
  expect(chooseFile([photo, pdf], ".pdf")).toEqual({ file: pdf, offered: 2 });
  expect(chooseFile([nameless, pdf], "application/pdf")).toEqual({ file: pdf, offered: 2 });
  expect(chooseFile([pdf, photo], ".docx, image/*")).toEqual({ file: photo, offered: 2 });
});

it("picks the first file if none matches, so that the rejection can be explained", () => {
  expect(chooseFile([photo, nameless], ".pdf")).toEqual({ file: photo, offered: 2 });
});

it("picks nothing from an empty list", () => {
  expect(chooseFile([], ".pdf")).toBeUndefined();
});
