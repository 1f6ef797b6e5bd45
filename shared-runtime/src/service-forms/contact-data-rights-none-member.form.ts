import { messageText } from "../rules/message-text.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

export const contactDataRightsNoneMember: ServiceForm = {
  formId: "LHO0131",
  title: "Dine rettigheder over dine data",
  schemaVersion: 1,
  documentTypeOf: () => "LHO0131",
  steps: [
    formStep({
      id: "inquiry",
      heading: "Brug dine rettigheder over dine data",
      intro:
        "Du kan bede om at se det, vi ved om dig, få oplysninger slettet og gøre indsigelse. Er dit navn, din adresse eller dit telefonnummer forkert, retter du det selv under Mine oplysninger. Vi svarer inden for en måned.",
      fields: [
        { kind: "heading", text: "Hvad skal vi gøre?", hint: "Sæt kryds ved alt det, der passer." },
        { kind: "tick", name: "personalDataInsights", label: "Jeg vil se de personoplysninger, I har om mig" },
        { kind: "tick", name: "unionDataInsights", label: "Jeg vil se, hvad I har registreret om mit medlemskab" },
        { kind: "tick", name: "deleteUnionDataInsights", label: "Jeg vil have oplysninger om mit medlemskab slettet" },
        {
          kind: "tick",
          name: "objectProcessingOfPersonalData",
          label: "Jeg gør indsigelse mod, at I behandler mine personoplysninger",
        },
        {
          kind: "message",
          name: "notice",
          label: "Beskriv, hvad det drejer sig om",
          hint: "Skriv ikke dit CPR-nummer her. Du er logget ind, så vi ved, hvem du er.",
          most: 800,
          rule: messageText({ most: 800 }),
        },
      ],
    }),
  ],
};
