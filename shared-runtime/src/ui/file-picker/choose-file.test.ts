import { expect, it } from "vitest";
import { chooseFile } from "./choose-file.ts";

const pdf = new File(["%PDF-"], "Mit CV.PDF", { type: "application/pdf" });
const photo = new File(["x"], "foto.png", { type: "image/png" });
const nameless = new File(["x"], "uden-endelse");

it("takes the first file that fits, by ending, type or family of types", () => {
  expect(chooseFile([photo, pdf], ".pdf")).toEqual({ file: pdf, offered: 2 });
  expect(chooseFile([nameless, pdf], "application/pdf")).toEqual({ file: pdf, offered: 2 });
  expect(chooseFile([pdf, photo], ".docx, image/*")).toEqual({ file: photo, offered: 2 });
});

it("takes the first when none fits, so that its refusal can be explained", () => {
  expect(chooseFile([photo, nameless], ".pdf")).toEqual({ file: photo, offered: 2 });
});

it("takes nothing when there is nothing", () => {
  expect(chooseFile([], ".pdf")).toBeUndefined();
});
