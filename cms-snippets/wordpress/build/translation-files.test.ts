import { expect, it } from "vitest";
import { translationFiles } from "./translation-files.ts";

/** Reads a `.mo` as gettext describes it. */
function textsIn(mo: Buffer): Readonly<Record<string, string>> {
  const number = (at: number) => mo.readUInt32LE(at);
  const text = (table: number, index: number) => {
    const [length, offset] = [number(table + 8 * index), number(table + 8 * index + 4)];
    expect(mo[offset + length]).toBe(0);
    return mo.subarray(offset, offset + length).toString();
  };
  expect(number(0)).toBe(0x950412de);
  const rows = Array.from({ length: number(8) }, (_, index) => [text(number(12), index), text(number(16), index)]);
  return Object.fromEntries(rows);
}

it("writes the same texts for PHP and for scripts", () => {
  const texts = { Settings: "Indstillinger", "A %s": "Æ %s", Ærø: "Ø" };
  const { mo, json, po } = translationFiles(texts);
  const { "": header, ...written } = textsIn(mo);
  expect(written).toEqual(texts);
  expect(header).toContain("charset=UTF-8");
  expect(JSON.parse(json)).toMatchObject({
    locale_data: { messages: { Settings: ["Indstillinger"], "A %s": ["Æ %s"] } },
  });
  expect(po).toContain('msgid "Settings"\nmsgstr "Indstillinger"\n');
});
