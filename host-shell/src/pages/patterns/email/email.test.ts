import { expect, test } from "vitest";
import { emailHref } from "./email.tsx";

test.each([
  ["hej@lederkredsen.example", "mailto:hej@lederkredsen.example"],
  [" søren.o'neil+job@æble.dk ", "mailto:søren.o'neil+job@æble.dk"],
  ["hej@lederkredsen", undefined],
  ["hej@lederkredsen.dk?bcc=x@evil.example", undefined],
  ["skriv!", undefined],
])("%s is a link to %s", (address, href) => {
  expect(emailHref(address)).toBe(href);
});
