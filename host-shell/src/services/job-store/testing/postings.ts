import type { Posting } from "../posting.ts";

/** A posting as it was read, with the values of a test. */
export function postingOf(identifier: string, about: Partial<Posting> = {}): Posting {
  return {
    identifier,
    title: "Teamleder",
    company: "Nordhavn Lys",
    location: "8000 Aarhus C",
    zip: "8000",
    region: 4,
    language: "da",
    description: "Du leder 12 medarbejdere.",
    summary: "Du leder 12 medarbejdere.",
    skills: ["Personaleledelse"],
    sourceUrl: `https://job.example.dk/${identifier}`,
    postedAt: new Date("2026-01-05T07:00:00Z"),
    validThrough: undefined,
    ...about,
  };
}
