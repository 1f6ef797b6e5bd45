import type { CvReview, ReviewedArea } from "./cv-review.ts";

/** Made-up data for the editors' preview. */
export const sampleReview: CvReview = {
  first: [{ area: "results", todo: "Sæt tal på dine resultater" }],
  counts: { areas: 17, warned: 1, meets: 14, improvable: 1, suggestions: 1, unjudged: 1, tips: 1 },
  isUnclear: false,
  frontPage: undefined,
  areas: [
    {
      key: "results",
      title: "Resultater",
      text: "",
      found: true,
      verdict: "suggestion",
      suggestions: 1,
      items: [
        {
          verdict: "suggestion",
          title: "Tal i dine seneste job",
          text: "2 af 11 punkter i dine to seneste job har et tal. Skriv, hvad der kom ud af det: »nedbragte sygefraværet fra 6,1 til 3,8 procent« siger mere end »ansvarlig for trivsel«.",
        },
      ],
    },
    {
      key: "it",
      title: "IT-kompetencer",
      text: "",
      found: true,
      verdict: "improvable",
      suggestions: 0,
      items: [
        {
          verdict: "improvable",
          title: "IT-kompetencer",
          text: "Vi fandt »SAP« og »Power BI« i teksten. Saml dem gerne under overskriften »IT«.",
        },
      ],
    },
    {
      key: "contact",
      title: "Kontaktoplysninger",
      text: "",
      found: true,
      verdict: "meets",
      suggestions: 0,
      items: [{ verdict: "meets", title: "E-mail og telefon står øverst", text: "" }],
    },
    {
      key: "gaps",
      title: "Tidslinje",
      text: "",
      found: false,
      verdict: "unjudged",
      suggestions: 0,
      items: [
        { verdict: "unjudged", title: "Huller mellem job", text: "Vi kunne ikke læse to perioder at sammenligne." },
      ],
    },
    {
      key: "photo",
      title: "Foto",
      text: "",
      found: false,
      verdict: "tip",
      suggestions: 0,
      items: [{ verdict: "tip", title: "Foto", text: "Et foto er dit eget valg." }],
    },
  ],
};

/** A drawing that replaces the picture of a first page. */
const frontPage =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'%3E" +
  "%3Cpath d='M24 40h90M24 80h162M24 100h140M24 120h162M24 160h70M24 180h162M24 200h120' stroke='%2347605A' stroke-width='8'/%3E%3C/svg%3E";

/** The sample with other counts, and only with the areas whose verdict has a count above 0. */
function sampleWith(counts: Partial<CvReview["counts"]>, more: Partial<CvReview> = {}): CvReview {
  const all = { ...sampleReview.counts, warned: 0, improvable: 0, suggestions: 0, unjudged: 0, tips: 0, ...counts };
  const number = {
    suggestion: all.warned,
    improvable: all.improvable,
    meets: all.meets,
    unjudged: all.unjudged,
    tip: 0,
  };
  const areas = sampleReview.areas.filter(({ verdict }) => number[verdict] > 0);
  return { ...sampleReview, first: [], counts: all, areas, ...more };
}

const noCv: ReviewedArea = {
  key: "document",
  title: "Det ligner ikke et CV",
  text: "",
  found: false,
  verdict: "unjudged",
  suggestions: 0,
  items: [
    {
      verdict: "unjudged",
      title: "Ligner det et CV?",
      text: "Har du valgt den forkerte fil, så prøv igen med dit CV.",
    },
  ],
};

/** A made-up review for each way in which the result is summarised. */
export const sampleReviews: readonly CvReview[] = [
  sampleReview,
  sampleWith({ meets: 17 }, { frontPage }),
  sampleWith({ meets: 15, unjudged: 2 }),
  sampleWith({ meets: 3, warned: 1, suggestions: 1, unjudged: 13 }, { first: sampleReview.first, isUnclear: true }),
  sampleWith({ meets: 0, unjudged: 17 }, { isUnclear: true }),
  sampleWith({ meets: 0, unjudged: 1 }, { areas: [noCv] }),
];

export const sampleSending = { name: "mit-cv.pdf", size: 284_000, sent: 0.6 };
