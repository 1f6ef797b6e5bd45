import type { LayoutServiceData } from "./content/layout-service-data.ts";

/** The error page that is used if the content source has none or fails. */
export function fallbackErrorPage(site: string): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: site } },
      route: {
        templateName: "ErrorPage",
        fields: {
          metaTitle: { value: "Noget gik galt hos os" },
          metaDescription: { value: "Siden kunne ikke vises. Prøv igen om lidt." },
          title: { value: "Det her er vores fejl" },
          note: { value: "Vi har skrevet fejlen ned" },
          retry: { value: "Prøv igen" },
          links: [{ fields: { link: { value: { href: "/", text: "Til forsiden" } } } }],
          numberLabel: { value: "Fejlnummer, hvis du vil spørge os om den:" },
        },
        placeholders: {},
      },
    },
  };
}
