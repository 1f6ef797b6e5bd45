import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

const file = (title: string, extension: string, size?: number) => ({
  file: { value: { src: `/media/fil.${extension}`, title, extension, ...(size !== undefined && { size }) } },
});

const files = [
  file("Vedtægter for Lederkredsen", "pdf", 1_258_291),
  file("Tjekliste til opsigelsessamtalen", "docx", 83_968),
  file("Lønstatistik for ledere", "xlsx", 412_000),
];

export const samples: BlockSamples = {
  usual: sampleOf("Downloads", {
    title: text("Hent og print"),
    lead: text("Tag dem med til mødet."),
    items: items(3, (index) => files[index] ?? {}),
  }),
  "one item": sampleOf("Downloads", { title: text(), items: items(1, () => file("Blanket til ledighed", "pdf")) }),
  "forty items": sampleOf("Downloads", {
    title: text("Alle blanketter"),
    items: items(40, (index) => file(`Blanket ${index + 1}`, "pdf", 40_000 * (index + 1))),
  }),
  "long words": sampleOf("Downloads", {
    title: text(longWord),
    lead: text(longWord),
    items: items(2, () => file(`${longWord} ${longWord}`, "pdf", 9_000_000)),
  }),
  "one file missing": sampleOf("Downloads", {
    title: text("Hent og print"),
    items: items(2, (index) => (index === 0 ? file("Kontrakttjek", "pdf", 200_000) : { file: { value: {} } })),
  }),
  empty: sampleOf("Downloads", { title: text("Ingen filer"), lead: text(), items: [] }),
};
