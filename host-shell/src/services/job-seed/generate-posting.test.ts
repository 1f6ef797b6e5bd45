import { describe, expect, it } from "vitest";
import type { Posting } from "../job-store/posting.ts";
import { postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import { readJobPosting } from "../job-store/reading/read-job-posting.ts";
import { generatePosting, generatePostings, professions } from "./generate-posting.ts";
import { seededZips } from "./towns.ts";

const day = new Date("2026-06-15T12:00:00Z");

describe("3000 generated postings", () => {
  const generated = [...generatePostings(3_000, day)];
  const postings = generated.map((one): Posting => {
    const reading = readJobPosting(one, day);
    if ("objection" in reading) throw new Error(reading.objection);
    return reading.posting;
  });
  const countOf = (fits: (posting: Posting) => boolean) => postings.filter(fits).length;

  it("are the same each time", () => {
    expect([...generatePostings(3_000, day)]).toEqual(generated);
  });

  it("all differ from each other", () => {
    expect(new Set(postings.map(({ identifier }) => identifier)).size).toBe(3_000);
    expect(new Set(postings.map(({ description }) => description)).size).toBe(3_000);
  });

  it("have 120 to 350 words, as real ones do", () => {
    const lengths = postings.map(({ description }) => description.split(/\s+/).length);
    expect([Math.min(...lengths) >= 120, Math.max(...lengths) <= 350]).toEqual([true, true]);
  });

  it("are of many professions and levels", () => {
    expect(professions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(postings.map(({ title }) => title)).size).toBeGreaterThan(280);
    expect(countOf(({ title }) => /chef|direktør|leder|manager|head|director/i.test(title))).toBeGreaterThan(1_300);
  });

  it("are spread over the whole country, with more in the large towns and a few without a postal code", () => {
    const inRegion = [1, 2, 3, 4, 5].map((region) => countOf((posting) => posting.region === region));
    expect(inRegion.every((count) => count > 250)).toBe(true);
    expect(new Set(postings.map(({ zip }) => zip)).size).toBeGreaterThan(250);
    expect(countOf(({ zip }) => zip === "8000")).toBeGreaterThan(countOf(({ zip }) => zip === "9990"));
    expect([countOf(({ zip }) => zip === undefined) > 50, countOf(({ zip }) => zip === undefined) < 250]).toEqual([
      true,
      true,
    ]);
  });

  const companiesAndZips = postings.flatMap(({ company, zip }) => (zip === undefined ? [] : [{ company, zip }]));
  const zipsOf = (kind: RegExp) => companiesAndZips.filter(({ company }) => kind.test(company)).map(({ zip }) => zip);
  const isAt = (zip: string, others: string) => others.split(" ").some((start) => zip.startsWith(start));

  it("have farms and forests in the country, and none in the largest cities", () => {
    const zips = zipsOf(/ (Gods|Landbrug|Svineavl|Mælkeproduktion|Planteavl|Skovbrug|Gartneri|Naturbørnehave)$/);
    expect(zips.length).toBeGreaterThan(30);
    expect(zips.filter((zip) => isAt(zip, "1 2 52 820 821 822 823 824 825 826 827 900 920 921 922"))).toEqual([]);
  });

  it("have harbours and ferries at the sea", () => {
    const zips = zipsOf(/ (Havn|Færger|Lods|Badehotel|Fisk & Skaldyr)$/);
    expect(zips.length).toBeGreaterThan(15);
    expect(zips.filter((zip) => isAt(zip, "26 27 28 34 36 40 41 42 43 74 75 86 88"))).toEqual(
      zips.filter((zip) => zip === "4220"),
    );
  });

  it("have hospitals and universities in towns that are large enough", () => {
    const zips = zipsOf(/ (Hospital|Universitetshospital|Regionshospital|Universitet)$/);
    expect([zips.length > 30, new Set(zips).size < 45]).toEqual([true, true]);
  });

  it("begin with the job, not with the employer", () => {
    const beginnings = postings.map(({ summary, company }) => ({ company, words: summary.slice(0, 90) }));
    expect(beginnings.filter(({ words, company }) => words.includes(company))).toEqual([]);
    const alike = beginnings.length - new Set(beginnings.map(({ words }) => words)).size;
    expect(alike / beginnings.length).toBeLessThan(0.1);
  });

  it("are mostly Danish, and their language is detected", () => {
    expect(countOf(({ language }) => language === "en")).toBeGreaterThan(300);
    expect(countOf(({ language }) => language === "da")).toBeGreaterThan(2_000);
    const wrong = generated.filter((one) => {
      const { inLanguage: named, ...rest } = one;
      const reading = readJobPosting(rest, day);
      return named !== undefined && "posting" in reading && reading.posting.language !== named;
    });
    expect(wrong).toEqual([]);
  });

  it("come from employers whose sites cannot exist", () => {
    expect(postings.every(({ sourceUrl }) => new URL(sourceUrl).hostname.endsWith(".example"))).toBe(true);
  });

  it("were posted within the last month and are open for two weeks at least", () => {
    const days = (moment: Date) => (moment.getTime() - day.getTime()) / 86_400_000;
    expect(countOf(({ postedAt }) => postedAt !== undefined && (days(postedAt) < -32 || days(postedAt) > 0))).toBe(0);
    expect(countOf(({ validThrough: end }) => end !== undefined && (days(end) < 14 || days(end) > 64))).toBe(0);
  });

  it("mostly say until when, or at least since when; a few say neither", () => {
    const says = (deadline: boolean, date: boolean) =>
      countOf(({ validThrough, postedAt }) => Boolean(validThrough) === deadline && Boolean(postedAt) === date);
    const [both, onlyDeadline, onlyDate, neither] = [
      says(true, true),
      says(true, false),
      says(false, true),
      says(false, false),
    ];
    expect([both > 1_800, onlyDeadline > 250, onlyDate > 350, neither > 40, neither < 200]).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });

  it("come in the forms that boards use", () => {
    const shapes = new Set(
      generated.map(({ skills, hiringOrganization, jobLocation }) => {
        const kind = (value: unknown) => (Array.isArray(value) ? `list of ${typeof value[0]}` : typeof value);
        return [kind(skills), kind(hiringOrganization), kind(jobLocation)].join(", ");
      }),
    );
    expect(shapes.size).toBeGreaterThan(10);
    expect(generated.some(({ description }) => String(description).startsWith("<p>"))).toBe(true);
    expect(generated.some(({ employmentType }) => employmentType === "PART_TIME")).toBe(true);
  });
});

it("a generated posting has the same text on another day, with other dates", () => {
  const later = new Date("2026-09-01T12:00:00Z");
  const then = generatePosting(17, later);
  const { datePosted, validThrough } = then;
  expect({ ...generatePosting(17, day), datePosted, validThrough }).toEqual(then);
  expect([String(datePosted) > "2026-07-01", String(validThrough) > "2026-09-14"]).toEqual([true, true]);
});

it("every profession has words for all parts of a posting", () => {
  const short = professions
    .flatMap(({ da, en }) => [da, ...(en ? [en] : [])])
    .filter(
      ({ titles, tasks, brings, skills }) =>
        titles.flat().length < 3 || tasks.length < 6 || brings.length < 4 || skills.length < 6,
    );
  expect(short.map(({ field }) => field)).toEqual([]);
});

it("every postal code of the towns exists", () => {
  expect(seededZips.filter((zip) => !postalCodeOf(zip))).toEqual([]);
});
