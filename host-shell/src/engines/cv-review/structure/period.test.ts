import { expect, it } from "vitest";
import { findDates } from "./cv-date.ts";
import { findPeriod } from "./period.ts";

const month = (year: number, number: number): number => year * 12 + number - 1;

/** The first and last month of both ends, or "now". */
function ends(text: string): readonly unknown[] | undefined {
  const period = findPeriod(text)?.period;
  if (period?.kind !== "read") return period && [period.kind, period.text];
  const { start, end } = period;
  return end === "now" ? [start.first, start.last, "now"] : [start.first, start.last, end.first, end.last];
}

const whole = (year: number): readonly number[] => [month(year, 1), month(year, 12)];

it.each([
  ["2019 - nu", [...whole(2019), "now"]],
  ["2019–", [...whole(2019), "now"]],
  ["2017 marts - nu: Områdeleder", [month(2017, 3), month(2017, 3), "now"]],
  ["2011 maj - 2017 februar", [month(2011, 5), month(2011, 5), month(2017, 2), month(2017, 2)]],
  ["2015 - marts 2018", [...whole(2015), month(2018, 3), month(2018, 3)]],
  ["2015 marts 2018", [...whole(2015), ...whole(2015)]],
  ["2014 - dd", [...whole(2014), "now"]],
  ["2014 - dd Fabrikschef, Viking", [...whole(2014), "now"]],
  ["2014 - d.d.", [...whole(2014), "now"]],
  ["2014-DD", [...whole(2014), "now"]],
  ["2014 til dato", [...whole(2014), "now"]],
  ["2016-", [...whole(2016), "now"]],
  ["2016-:", [...whole(2016), "now"]],
  ["2019- Butikschef, JYSK Ballerup", [...whole(2019), "now"]],
  ["01.2019– Driftschef", [month(2019, 1), month(2019, 1), "now"]],
  ["2016 – Kursus i forhandling", [...whole(2016), ...whole(2016)]],
  ["2019- og 2020-budgetter", [...whole(2019), ...whole(2019)]],
  ["siden 2019", [...whole(2019), "now"]],
  ["04.21 – d.d.", [month(2021, 4), month(2021, 4), "now"]],
  ["04.16 - 03.21", [month(2016, 4), month(2016, 4), month(2021, 3), month(2021, 3)]],
  ["1.4.98 – 31.3.04", [month(1998, 4), month(1998, 4), month(2004, 3), month(2004, 3)]],
  ["kl. 09.15 – 10.15", undefined],
  ["Budget på 04.21 mio.", undefined],
  ["April 2021 og fremefter", [month(2021, 4), month(2021, 4), "now"]],
  ["2019 til dags dato", [...whole(2019), "now"]],
  ["Apr 2020 – Present · 3 yrs", [month(2020, 4), month(2020, 4), "now"]],
  ["since March 2018", [month(2018, 3), month(2018, 3), "now"]],
  ["jan. 2019 – present", [month(2019, 1), month(2019, 1), "now"]],
  ["1998 – 2002", [...whole(1998), ...whole(2002)]],
  ["2012/2014", [...whole(2012), ...whole(2014)]],
  ["2012-14", [...whole(2012), ...whole(2014)]],
  ["2010-12", [...whole(2010), ...whole(2012)]],
  ["1998–02", [...whole(1998), ...whole(2002)]],
  ["marts 2014 til december 2018", [month(2014, 3), month(2014, 3), month(2018, 12), month(2018, 12)]],
  ["Maj 2015 – oct 2018", [month(2015, 5), month(2015, 5), month(2018, 10), month(2018, 10)]],
  ["marts – juni 2019", [month(2019, 3), month(2019, 3), month(2019, 6), month(2019, 6)]],
  ["08/2019 - 03/2021", [month(2019, 8), month(2019, 8), month(2021, 3), month(2021, 3)]],
  ["8.2019-3.2021", [month(2019, 8), month(2019, 8), month(2021, 3), month(2021, 3)]],
  ["01/19 – 03/21", [month(2019, 1), month(2019, 1), month(2021, 3), month(2021, 3)]],
  ["2019-08 – 2021-03", [month(2019, 8), month(2019, 8), month(2021, 3), month(2021, 3)]],
  ["01.03.2019 - 30.04.2020", [month(2019, 3), month(2019, 3), month(2020, 4), month(2020, 4)]],
  ["1. marts 2019 – 31. maj 2020", [month(2019, 3), month(2019, 3), month(2020, 5), month(2020, 5)]],
  ["forår 2018 til efterår 2019", [month(2018, 3), month(2018, 5), month(2019, 9), month(2019, 11)]],
  ["Q1 2019 - Q3 2020", [month(2019, 1), month(2019, 3), month(2020, 7), month(2020, 9)]],
  ["Driftschef, Nordhavn A/S (2015 – 2018)", [...whole(2015), ...whole(2018)]],
  ["2013", [...whole(2013), ...whole(2013)]],
])("reads the period in »%s«", (text, expected) => {
  expect(ends(text)).toEqual(expected);
});

it.each([
  ["20xx - 2019", "20xx - 2019"],
  ["mar. 20xx – dec. 2018", "mar. 20xx – dec. 2018"],
  ["2021 - 2019", "2021 - 2019"],
  ["13/2019 – 02/2021", "13/2019 – 02/2021"],
  ["marts - nu", "marts - nu"],
  ["Butikschef, marts – oktober", "marts – oktober"],
  ["2016 – 201", "2016 – 201"],
  ["2\ufffd16 – 2024", "2\ufffd16 – 2024"],
  ["20\ufffd6 – nu", "20\ufffd6 – nu"],
  ["2008 – 201\ufffd", "2008 – 201\ufffd"],
  ["marts \ufffd015 – maj 2018", "marts \ufffd015 – maj 2018"],
])("finds an unreadable period in »%s«", (text, expected) => {
  expect(ends(text)).toEqual(["unreadable", expected]);
});

it.each([
  "Tlf. 20 30 40 50",
  "8000 Aarhus C",
  "150-200 medarbejdere",
  "fra 120 til 140",
  "omsætning på 2.000 mio. kr.",
  "12 - 14 ledere",
  "marts 20\ufffd6",
  "201\ufffd",
  "\ufffd5.03.12",
  "1\ufffd-20 ledere",
])("finds no period in »%s«", (text) => {
  expect(findPeriod(text)).toBeUndefined();
});

it("reads a range whose end stands on the next line behind a slash", () => {
  expect(findPeriod("2007 - / 2018 Maskinfører")?.period).toMatchObject({ kind: "read", text: "2007 - / 2018" });
});

it("a day and month before a year and a blank are a date", () => {
  expect(findDates("1/3 1998 - 30/6 2004").map(({ text, first }) => [text, first])).toEqual([
    ["1/3 1998", 1998 * 12 + 2],
    ["30/6 2004", 2004 * 12 + 5],
  ]);
});

it("reads months with full stops in one year", () => {
  expect(findPeriod("Fungerende vicedirektør (feb. - sept. 2024)")?.period).toMatchObject({
    kind: "read",
    start: { first: 2024 * 12 + 1 },
    end: { first: 2024 * 12 + 8 },
  });
});

it("reads days with short years, and a day above its year", () => {
  expect(findPeriod("1/3-12 – 31/7-19")?.period).toMatchObject({
    kind: "read",
    start: { first: 2012 * 12 + 2 },
    end: { first: 2019 * 12 + 6 },
  });
  expect(findPeriod("1/8-19 –")?.period).toMatchObject({ kind: "read", end: "now" });
  expect(findPeriod("1/1- 2013 -")?.period).toMatchObject({ kind: "read", start: { first: 2013 * 12 }, end: "now" });
});

it("reads the period of a job before that of a leave in it", () => {
  expect(findPeriod("august 2017 – februar 2022 (barsel feb. – nov. 2018)")?.period.text).toBe(
    "august 2017 – februar 2022",
  );
  expect(findPeriod("jan. – marts 2021, igen 2023 – 2024")?.period.text).toBe("jan. – marts 2021");
});
