import type { CvReview } from "./cv-review.ts";

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

export const sampleSending = { name: "mit-cv.pdf", size: 284_000, sent: 0.6 };
