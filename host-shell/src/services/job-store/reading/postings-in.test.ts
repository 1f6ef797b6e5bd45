import { expect, it } from "vitest";
import { postingsIn } from "./postings-in.ts";

const posting = { "@type": "JobPosting", title: "Chef" };
const found = { ...posting, hiringOrganization: undefined, jobLocation: undefined };

it.each<[string, unknown, readonly unknown[]]>([
  ["one by itself", posting, [posting]],
  [
    "one of several types",
    { ...posting, "@type": ["Thing", "JobPosting"] },
    [{ ...posting, "@type": ["Thing", "JobPosting"] }],
  ],
  [
    "one with the whole name of its type",
    { "@type": "https://schema.org/JobPosting" },
    [{ "@type": "https://schema.org/JobPosting" }],
  ],
  ["those of a list", [posting, { "@type": "WebPage" }, [posting]], [posting, posting]],
  ["those of a graph", { "@graph": [{ "@type": "WebPage" }, posting] }, [found]],
  ["those of a list of items", { "@type": "ItemList", itemListElement: [{ item: posting }, posting] }, [found, found]],
])("finds %s", (_, value, postings) => {
  expect(postingsIn(value)).toEqual({ postings });
});

it("resolves employer and place of a graph", () => {
  const employer = { "@id": "#org", name: "Tyttebær" };
  const graph = [
    { ...posting, hiringOrganization: { "@id": "#org" }, jobLocation: [{ "@id": "#x" }, { name: "Ry" }] },
    employer,
  ];
  expect(postingsIn({ "@graph": graph }).postings).toEqual([
    { ...posting, hiringOrganization: employer, jobLocation: [{ "@id": "#x" }, { name: "Ry" }] },
  ]);
});

const expected = 'It has no JobPosting, which is a JSON object whose "@type" is "JobPosting". Leave it out.';

it.each<[unknown, string]>([
  [{ "@type": "Organization" }, "Its type is Organization, not JobPosting. Leave it out."],
  [{ title: "Chef" }, 'It has no "@type". Set it to "JobPosting".'],
  ["Chef", expected],
  [null, expected],
  [[], expected],
])("says why there is none in %j", (value, objection) => {
  expect(postingsIn(value)).toEqual({ postings: [], objection });
});
