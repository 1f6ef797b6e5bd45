import type { CvArea, CvRecommendations } from "shared-runtime/api/cv.ts";

export function area(key: string, title: string, items: CvArea["items"], isfound = true): CvArea {
  const judged = items.some((item) => item.judged !== false);
  const meta = { key, title, text: "", isfound, warning: items.some(({ warning }) => warning) };
  return { meta: judged ? meta : { ...meta, judged }, items };
}

export const recommendations = {
  CVFrontPicModel: { meta: { image_str: "aGVq" } },
  warning_info: { true_warnings: 2, false_warnings: 1 },
  contact: area("contact", "Kontaktoplysninger", [{ warning: false, title: "E-mail er med", text: "" }]),
  results: area("results", "Resultater", [
    { warning: false, title: "Nyeste job har et tal", text: "" },
    {
      warning: true,
      title: "4 af 11 punkter har et tal",
      text: "Skriv, hvad der kom ud af det.",
      todo: "Sæt tal på dine resultater",
    },
  ]),
  links: area("links", "Links", [{ warning: true, title: "LinkedIn mangler", text: "Indsæt linket." }], false),
} as unknown as CvRecommendations;
