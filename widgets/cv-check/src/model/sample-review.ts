import type { CvReview } from "./cv-review.ts";

/** Made-up data for the editors' preview. */
export const sampleReview: CvReview = {
  counts: { areas: 17, meets: 11, suggestions: 5, unjudged: 0, tips: 1 },
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
          title: "4 af 11 punkter i dine to seneste job har et tal",
          text: "Skriv, hvad der kom ud af det: »nedbragte sygefraværet fra 6,1 til 3,8 procent« siger mere end »ansvarlig for trivsel«.",
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
