import { describe, expect, test } from "vitest";
import { findCpr, maskCpr } from "./cpr.ts";

describe("a CPR number is masked digit by digit", () => {
  test.each([
    ["CPR: 010190-1234", "CPR: xxxxxx-xxxx"],
    ["Født 010190 1234 i Vejle", "Født xxxxxx xxxx i Vejle"],
    ["Født 010190\u00a01234 i Vejle", "Født xxxxxx\u00a0xxxx i Vejle"],
    ["Mette Holm, 0101901234", "Mette Holm, xxxxxxxxxx"],
    ["(010190 - 1234)", "(xxxxxx - xxxx)"],
    ["010190–1234.", "xxxxxx–xxxx."],
    ["01.01.90-1234", "xx.xx.xx-xxxx"],
    ["01-01-90-1234", "xx-xx-xx-xxxx"],
    ["01011990-1234", "xxxxxxxx-xxxx"],
    ["Kirkevej 12 010190-1234 8000 Aarhus C", "Kirkevej 12 xxxxxx-xxxx 8000 Aarhus C"],
    ["cpr-nr. 01 01 90 12 34", "cpr-nr. xx xx xx xx xx"],
    ["cpr0101901234", "cprxxxxxxxxxx"],
    ["Personnummer 010190/1234", "Personnummer xxxxxx/xxxx"],
    ["290200-1234", "xxxxxx-xxxx"],
    ["010190-1234 og 311299-9876", "xxxxxx-xxxx og xxxxxx-xxxx"],
    ["cvr 12345678, cpr 0101901234", "cvr 12345678, cpr xxxxxxxxxx"],
    ["01 01 90-1234", "xx xx xx-xxxx"],
    ["cpr 01 01 90 – 12 34", "cpr xx xx xx – xx xx"],
    ["0 1 0 1 9 0 - 1 2 3 4", "x x x x x x - x x x x"],
    ["Mette, 0 1 0 1 9 0 1 2 3 4, Vejle", "Mette, x x x x x x x x x x, Vejle"],
    ["010190\uff0d1234", "xxxxxx\uff0dxxxx"],
    ["010190\u22121234", "xxxxxx\u2212xxxx"],
    ["010190\u00ad1234", "xxxxxx\u00adxxxx"],
    ["010190\ufe631234", "xxxxxx\ufe63xxxx"],
    ["010190 \u2e3a 1234", "xxxxxx \u2e3a xxxx"],
    ["010190\u200b-\u200e1234", "xxxxxx\u200b-\u200exxxx"],
    ["\u202d010190-1234\u202c", "\u202dxxxxxx-xxxx\u202c"],
    ["\uff10\uff11\uff10\uff11\uff19\uff10-\uff11\uff12\uff13\uff14", "xxxxxx-xxxx"],
    ["\u0660\u0661\u0660\u0661\u0669\u0660-\u0661\u0662\u0663\u0664", "xxxxxx-xxxx"],
    ["\u{1d7ce}\u{1d7cf}0190-123\u{1d7d2}", "xxxxxxxx-xxxxx"],
    ["CPR-nr. 010190·1234", "CPR-nr. xxxxxx·xxxx"],
    ["Cpr.nr.: 010190_1234", "Cpr.nr.: xxxxxx_xxxx"],
    ["Cpr. 010190.1234", "Cpr. xxxxxx.xxxx"],
    ["CPR nr 010190/1234", "CPR nr xxxxxx/xxxx"],
    ["CPR-nummer: 010190 ~ 1234", "CPR-nummer: xxxxxx ~ xxxx"],
    ["C.P.R. 010190:1234", "C.P.R. xxxxxx:xxxx"],
    ["personnummer 01·01·90•1234", "personnummer xx·xx·xx•xxxx"],
    ["cpr 0_1_0_1_9_0_1_2_3_4", "cpr x_x_x_x_x_x_x_x_x_x"],
    ["CPR (Danish civil registration): 010190/1234", "CPR (Danish civil registration): xxxxxx/xxxx"],
    ["Personal ID number: 010190.1234", "Personal ID number: xxxxxx.xxxx"],
    ["Født 010190/1234 (cpr-nr.)", "Født xxxxxx/xxxx (cpr-nr.)"],
    ["Mette Holm 010190·1234", "Mette Holm xxxxxx·xxxx"],
    ["CPR 01011990.1234", "CPR xxxxxxxx.xxxx"],
    ["Mette Holm 010190/1234", "Mette Holm xxxxxx/xxxx"],
    ["Mette Holm 010190\u20441234", "Mette Holm xxxxxx\u2044xxxx"],
    ["Mette Holm 010190\u30fb1234", "Mette Holm xxxxxx\u30fbxxxx"],
    ["Mette Holm 010190--1234", "Mette Holm xxxxxx--xxxx"],
    ["Mette Holm 010190|1234", "Mette Holm xxxxxx|xxxx"],
    ["Erstatningsnummer 610190-1234", "Erstatningsnummer xxxxxx-xxxx"],
    ["CPR-nr. 9112901234", "CPR-nr. xxxxxxxxxx"],
  ])("%s", (text, masked) => {
    expect(maskCpr(text)).toBe(masked);
  });
});

describe("a CPR number that is wrapped over two lines is masked", () => {
  test.each([
    ["CPR: 010190-\n1234", "CPR: xxxxxx-\nxxxx"],
    ["Født 010190 -\n1234 i Vejle", "Født xxxxxx -\nxxxx i Vejle"],
    ["010190\n-1234", "xxxxxx\n-xxxx"],
    ["01.01.90-\n1234", "xx.xx.xx-\nxxxx"],
    ["0 1 0 1 9 0 -\n1 2 3 4", "x x x x x x -\nx x x x"],
    ["CPR 01 01 90 -\n12 34", "CPR xx xx xx -\nxx xx"],
    ["CPR-nr. 010190\n1234\nVejle", "CPR-nr. xxxxxx\nxxxx\nVejle"],
    ["CPR-nummer\n0101901234", "CPR-nummer\nxxxxxxxxxx"],
    ["CPR-nr.\n010190·1234", "CPR-nr.\nxxxxxx·xxxx"],
    ["CPR 01.01.\n90.1234", "CPR xx.xx.\nxx.xxxx"],
    ["010190\uff0d\n1234", "xxxxxx\uff0d\nxxxx"],
  ])("%j", (text, masked) => {
    expect(maskCpr(text)).toBe(masked);
  });
});

describe("another number is not masked", () => {
  test.each([
    "Tlf. 20 10 90 12",
    "Tlf. 20109012",
    "+45 20 10 90 12",
    "+4520109012",
    "+45 2010 9012",
    "004520109012",
    "Mobil: 0101901234",
    "+46 010190-1234",
    "+010190 1234",
    "Reg. 0040 konto 0101901234",
    "0040 0101901234",
    "Kontonr.: 0101901234",
    "IBAN DK5000400101901234",
    "DK50 0040 0101 9012 34",
    "CVR 01019012",
    "P-nummer 0101901234",
    "P-nr. 0101901234",
    "EAN 5790001019012",
    "Ordrenr. 010190 1234",
    "320190-1234",
    "011390-1234",
    "290201-1234",
    "000190-1234",
    "010190-12345",
    "1010190-1234",
    "010190-123",
    "010190-1234-55",
    "01.03.12-2016",
    "01.03.12-31.12.2016",
    "2012-2016",
    "010190-1234a",
    "3f2504e0-4f89-41d3-9a0c-010190123456",
    "0.0101901234",
    "Født 010190\n8000 Aarhus C",
    "CPR 010190\n8000 Aarhus C",
    "01.03.12-\n2016",
    "Tlf. 2 0 1 0 9 0 1 2",
    "Tlf. 20 10 11 12 - 3456",
    "2 0 1 0 1 9 0 1 2 3 4",
    "Ansvar for CPR-registret 01.01.2012 - 31.12.2014",
    "CPR-systemer 2010-2012, 2014",
    "CPR-systemer 2010-2012, 14 kommuner",
    "Sag 010190/1234",
    "120512·2016",
    "Personalenr. 010190/1234",
    "Medarbejdernr. 010190/1234",
    "ISBN 0101901234",
    "Certifikat 0101901234",
    "Licensnr. 0101901234",
    "Født 010190 / 8000 Aarhus",
    "010190/2019",
    "6101901234",
    "610190 1234",
    "921390-1234",
  ])("%s", (text) => {
    expect(maskCpr(text)).toBe(text);
  });
});

test("the control digit is not checked: numbers issued from 2007 need not fulfil modulus 11", () => {
  expect([maskCpr("010110-4001"), maskCpr("010110-4002"), maskCpr("010110-4003")]).toEqual([
    "xxxxxx-xxxx",
    "xxxxxx-xxxx",
    "xxxxxx-xxxx",
  ]);
});

test("places are in order, one for each number", () => {
  expect(findCpr("cpr 010190-1234, 311299-9876")).toEqual([
    { start: 4, end: 15 },
    { start: 17, end: 28 },
  ]);
});
