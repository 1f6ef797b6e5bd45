import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const situations = [
  [
    "Du er blevet opsagt",
    "Skriv ikke under på noget i dag. Vi læser papirerne, før du svarer.",
    "Se, hvad du gør først",
  ],
  ["Du er blevet tilbudt et nyt job", "Vi læser kontrakten, før du siger ja.", "Få kontrakten læst"],
  ["To i dit team taler ikke sammen", "Tal med en, der selv har siddet for bordenden.", "Råd om konflikter"],
  ["Du sover dårligt", "Det er sværest at se, når det er dig selv.", "Når det er dig"],
] as const;

export const samples: BlockSamples = {
  "01": sampleOf("SituationCards", {
    title: text("Hvad står du i?"),
    lead: text("Vælg det, der ligner mest."),
    items: situations.map(([title, words, label]) => ({
      fields: { title: text(title), text: text(words), link: link("/raad", label) },
    })),
  }),
  "02": sampleOf(
    "SituationCards",
    {
      title: text("En uge med os"),
      lead: text("Sådan bruger andre os."),
      items: items(3, () => ({
        day: text("Mandag"),
        time: text("8.30"),
        title: text("Ring, før du skriver under"),
        text: text("Vi læser kontrakten."),
        link: link("/kontrakt", "Om kontrakter"),
      })),
      closing: text("Er din uge anderledes?"),
      closingLink: link("/kontakt", "Ring til os"),
      closingNote: text("Vi svarer til klokken 17."),
    },
    { variant: "02" },
  ),
  "without title": sampleOf("SituationCards", {
    items: items(2, () => ({
      title: text("Du er blevet opsagt"),
      text: text("Vi læser papirerne."),
      link: link("/raad"),
    })),
  }),
  "one item": sampleOf("SituationCards", {
    title: text("Hvad står du i?"),
    items: items(1, () => ({
      title: text("Du sover dårligt"),
      text: text("Ring til os."),
      link: link("/raad", "Se mere"),
    })),
  }),
  "forty items": sampleOf("SituationCards", {
    title: text("Mange situationer"),
    items: items(40, (index) => ({
      title: text(`Situation ${index + 1}`),
      text: text("En sætning."),
      link: link("/raad", "Læs mere"),
    })),
  }),
  "forty moments": sampleOf(
    "SituationCards",
    {
      title: text("Mange ydelser"),
      items: items(40, (index) => ({ title: text(`Ydelse ${index + 1}`), text: text("En sætning.") })),
    },
    { variant: "02" },
  ),
  "02, one moment": sampleOf(
    "SituationCards",
    {
      title: text("En mandag med os"),
      items: items(1, () => ({ day: text("Mandag"), title: text("Ring først"), text: text("Vi læser kontrakten.") })),
    },
    { variant: "02" },
  ),
  "02, long words": sampleOf(
    "SituationCards",
    {
      title: text(longWord),
      lead: text(longWord),
      items: items(2, () => ({
        day: text(longWord),
        time: text(longWord),
        title: text(longWord),
        text: text(longWord),
        link: link("/raad", longWord),
      })),
      closing: text(longWord),
      closingLink: link("/kontakt", longWord),
      closingNote: text(longWord),
    },
    { variant: "02" },
  ),
  "02, empty": sampleOf("SituationCards", { title: text("En tom uge"), items: [] }, { variant: "02" }),
  "long words": sampleOf("SituationCards", {
    title: text(longWord),
    items: items(2, () => ({
      title: text(longWord),
      text: text(`${longWord} ${longWord}`),
      link: link("/raad", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf("SituationCards", {
    title: text("Ingen situationer"),
    lead: text(),
    items: [],
    closing: text(),
    closingLink: link(),
    closingNote: text(),
  }),
};
