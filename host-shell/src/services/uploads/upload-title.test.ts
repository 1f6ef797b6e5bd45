import { expect, it } from "vitest";
import { storedName } from "./stored-name.ts";
import { uploadTitle } from "./upload-title.ts";

it.each([
  ["Mit svar.pdf", "Mit svar.pdf"],
  ["Svar.PDF", "Svar.pdf"],
  ["A\u030Arsopgo\u0308relse.pdf", "Årsopgörelse.pdf"],
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\Users\\Hanne\\svar.pdf", "svar.pdf"],
  ["svar\u202Efdp.exe", "svarfdp.exe"],
  ["svar.pdf\0", "svar.pdf"],
  ["\u2068Mit\u00A0s\u200Bvar\u2069.pdf\u2060", "Mit svar.pdf"],
  ["\u3164.pdf", "fil.pdf"],
  ["svar\r\nx-header: 1.pdf", "svarx-header 1.pdf"],
  ['<img src="x">.html', "img src=x.html"],
  ["svar.exe.pdf", "svar.exe.pdf"],
  [".pdf", "fil.pdf"],
  ["svar.pdf ", "svar.pdf"],
  ["svar.pdf\u200e", "svar.pdf"],
  ["svar.pdf. .", "svar.pdf"],
  ["svar.pdf:.", "svar.pdf"],
  ["svar", "svar"],
  ["svar.", "svar"],
  ["...", ""],
  ["", ""],
  [`${"a".repeat(251)}.pdf`, `${"a".repeat(251)}.pdf`],
  [`${"a".repeat(252)}.pdf`, `${"a".repeat(251)}.pdf`],
  [`${"å".repeat(200)}.pdf`, `${"å".repeat(125)}.pdf`],
])("shows %j as %j", (name, title) => {
  expect(uploadTitle(name)).toBe(title);
});

it("builds the stored name from the user, the form, the time and the extension", () => {
  const time = new Date("2026-11-24T12:30:15.123Z");
  const file = { userId: "member-7", formId: "LHO0076", title: "Mit svar.pdf" };
  expect(storedName(file, time)).toBe("member-7-LHO0076-20261124123015123.pdf");
  expect(storedName({ ...file, title: "Mit svar" }, time)).toBe("member-7-LHO0076-20261124123015123-1");
  expect(storedName({ ...file, userId: "mitid|../æ 7" }, time)).toBe("mitid______7-LHO0076-20261124123015123.pdf");
});
