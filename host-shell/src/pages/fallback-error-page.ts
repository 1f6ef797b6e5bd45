import type { LayoutServiceData } from "./content/layout-service-data.ts";

/** The error page that is used if the content source has none or fails. */
export function fallbackErrorPage(site: string): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: site } },
      route: {
        templateName: "ErrorPage",
        fields: {
          siteName: { value: site },
          metaTitle: { value: "Noget gik galt hos os" },
          metaDescription: { value: "Siden kunne ikke vises. Prøv igen om lidt." },
        },
        placeholders: {
          "headless-main": [
            {
              uid: "error",
              componentName: "Message",
              fields: {
                title: { value: "Det her er vores fejl" },
                lead: { value: "Siden kunne ikke vises. Som regel hjælper det at prøve igen om et øjeblik." },
                note: { value: "Vi har skrevet fejlen ned" },
                retry: { value: "Prøv igen" },
                links: [{ fields: { link: { value: { href: "/", text: "Til forsiden" } } } }],
                codeLabel: { value: "Fejlens nummer, hvis du vil spørge til den:" },
              },
            },
          ],
        },
      },
    },
  };
}
