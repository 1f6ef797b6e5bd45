import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const item = (fields: Readonly<Record<string, string>>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)])),
});
const step = (title: string, words: string, doneText = "") => item({ title, text: words, doneText });

export const samples: BlockSamples = {
  usual: sampleOf("SignupNext", {
    title: text("Tak for din tilmelding"),
    text: text("Vi mangler kun din betaling."),
    laterText: text("Vi mangler stadig din betaling."),
    againLabel: text("Gør det nu"),
    doneTitle: text("Velkommen i kredsen"),
    doneText: text("Alt er på plads."),
    productLead: text("Du er på vej ind i"),
    products: [item({ value: "akasse", name: "a-kassen" })],
    steps: [
      step("Kvittering", "Du får en mail."),
      step("Betaling", "Den vælger du nu.", "Den har du valgt."),
      step("Velkommen", "Vi ringer."),
    ],
    signedOutText: text("Du er ikke logget ind."),
    signInLabel: text("Log ind med MitID"),
  }),
  "long words": sampleOf("SignupNext", {
    title: text(longWord),
    text: text(longWord),
    steps: [step(longWord, longWord)],
  }),
  empty: sampleOf("SignupNext", { title: text("Kun en overskrift") }),
};
