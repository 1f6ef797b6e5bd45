import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const services = [
  [
    "Rådgivning",
    "conversation",
    "Jurister og rådgivere, der arbejder med lederes kontrakter og svære samtaler hver dag.",
  ],
  ["Løn", "salary", "Et tjek af din løn og din kontrakt, før du forhandler. Ikke bagefter."],
  ["Netværk", "network", "En fast kreds af ledere, der ikke er dine kolleger, og som du kan sige det højt til."],
  ["A-kasse", "shield", "Dagpenge og en plan for det næste job."],
] as const;

export const samples: BlockSamples = {
  usual: sampleOf("IconCards", {
    title: text("Det får du"),
    items: services.map(([title, icon, words]) => ({
      fields: { title: text(title), icon: text(icon), text: text(words), link: link("/medlemskab", "Læs mere om det") },
    })),
  }),
  "without icons and links": sampleOf("IconCards", {
    title: text("Det får du"),
    items: items(4, () => ({ title: text(longWord), text: text(longWord), link: link(), icon: text() })),
  }),
  "without title": sampleOf("IconCards", {
    items: services.slice(0, 3).map(([title, , words]) => ({
      fields: { title: text(title), icon: text("enhjørning"), text: text(words) },
    })),
  }),
  "one item": sampleOf("IconCards", {
    title: text("Det får du"),
    items: items(1, () => ({ title: text("Løn"), icon: text("salary"), text: text("Et tjek af din løn.") })),
  }),
  "forty items": sampleOf("IconCards", {
    title: text("Mange ydelser"),
    items: items(40, (index) => ({ title: text(`Ydelse ${index + 1}`), text: text("En sætning.") })),
  }),
  "long words": sampleOf("IconCards", {
    title: text(longWord),
    items: items(3, () => ({
      icon: text("stairs"),
      title: text(longWord),
      text: text(longWord),
      link: link("/medlemskab", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf("IconCards", { title: text("Ingen ydelser"), lead: text(), items: [] }),
};
