import { messageText } from "../rules/message-text.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

export const responseToConsultation: ServiceForm = {
  formId: "LHO0076",
  title: "Svar på høring",
  schemaVersion: 1,
  documentTypeOf: () => "LHO0076",
  steps: [
    formStep({
      id: "inquiry",
      heading: "Svar på en høring",
      intro: "Skriv dit svar, og vedhæft de bilag, vi skal læse sammen med det.",
      fields: [
        {
          kind: "choice",
          name: "hearing",
          label: "Hvilken høring svarer du på?",
          options: [],
          list: "hearings",
          missing: "Vælg den høring, du svarer på",
          invalid: "Fristen er gået, eller høringen findes ikke. Vælg en anden",
        },
        {
          kind: "message",
          name: "question",
          label: "Dit svar",
          most: 1000,
          rule: messageText({ most: 1000 }),
        },
        {
          kind: "files",
          name: "fileDefinitions",
          label: "Bilag",
          hint: "Højst 8 filer, hver på højst 10 MB. Vi tager blandt andet imod PDF, Word, Excel, PowerPoint og billeder.",
        },
      ],
    }),
  ],
};
