import type { CvReview } from "./cv-review.ts";

/** Made-up data for editors, who work on the words around it. */
export const sampleReview: CvReview = {
  counts: { areas: 17, meets: 12, suggestions: 5 },
  frontPage: undefined,
  areas: [
    {
      key: "results",
      title: "Resultater",
      text: "",
      found: true,
      warning: true,
      suggestions: 1,
      items: [
        {
          warning: true,
          title: "4 af 11 punkter i dine to seneste job har et tal",
          text: "Skriv, hvad der kom ud af det: “nedbragte sygefraværet fra 6,1 til 3,8 procent” siger mere end “ansvarlig for trivsel”.",
        },
      ],
    },
    {
      key: "contact",
      title: "Kontaktoplysninger",
      text: "",
      found: true,
      warning: false,
      suggestions: 0,
      items: [{ warning: false, title: "E-mail og telefon står øverst", text: "" }],
    },
  ],
};

export const sampleSending = { name: "mit-cv.pdf", size: 284_000, sent: 0.6 };
