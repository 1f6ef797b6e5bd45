import { type BlockSamples, items, longWord, number, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf(
    "Tabs",
    {
      title: text("De første måneder"),
      items: items(3, (index) => ({ label: text(`Måned ${index + 1}`) })),
      initialIndex: number(1),
    },
    {
      placeholders: {
        "tab-1": [sampleOf("RichText", { text: richText("<p>Lyt.</p>") })],
        "tab-2": [sampleOf("Quote", { text: text("Spørg.") })],
        "tab-3": [sampleOf("HelpCard", { title: text("Ring"), phone: text("70 20 30 40") })],
      },
    },
  ),
  "one item": sampleOf("Tabs", { title: text(), items: items(1, () => ({ label: text(longWord) })) }),
  "forty items": sampleOf("Tabs", {
    title: text("Mange faner"),
    items: items(40, (index) => ({ label: text(`Fane ${index + 1}`) })),
    initialIndex: number(99),
  }),
  "long words": sampleOf("Tabs", {
    title: text(longWord),
    items: items(3, (index) => ({ label: text(`${longWord} ${index + 1}`) })),
    initialIndex: number(0),
  }),
  empty: sampleOf("Tabs", { title: text("Ingen faner"), items: [], initialIndex: text() }),
};
