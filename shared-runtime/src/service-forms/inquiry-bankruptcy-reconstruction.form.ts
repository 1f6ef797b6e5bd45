import { messageText } from "../rules/message-text.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

export const inquiryBankruptcyReconstruction: ServiceForm = {
  formId: "LHO0089",
  title: "Konkurs eller rekonstruktion",
  schemaVersion: 1,
  documentTypeOf: () => "LHO0089",
  steps: [
    formStep({
      id: "inquiry",
      heading: "Er din arbejdsplads gået konkurs eller under rekonstruktion?",
      intro:
        "Skriv, hvad der er sket, så ringer vi til dig. Sig ikke selv op, og skriv ikke under på noget, før I har talt sammen.",
      fields: [
        {
          kind: "message",
          name: "question",
          label: "Hvad er der sket, og hvad vil du spørge om?",
          hint: "Skriv gerne virksomhedens navn, og hvornår du sidst fik løn.",
          most: 1000,
          rule: messageText({ most: 1000 }),
        },
      ],
    }),
  ],
};
