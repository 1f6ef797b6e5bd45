import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const item = (fields: Readonly<Record<string, string>>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)])),
});
const step = (title: string, words: string) => item({ title, text: words });

export const samples: BlockSamples = {
  usual: sampleOf("SignupNext", {
    title: text("Tak for din tilmelding"),
    text: text("Vi har det hele."),
    productLead: text("Du er på vej ind i"),
    products: [item({ value: "akasse", name: "a-kassen" })],
    steps: [
      step("Kvittering", "Du får en mail."),
      step("Betaling", "Du vælger selv."),
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
