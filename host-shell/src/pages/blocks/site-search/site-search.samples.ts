import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const links = (count: number) => items(count, (index) => ({ link: link(`/side-${index}`, `Side ${index}`) }));

export const samples: BlockSamples = {
  usual: sampleOf("SiteSearch", { title: text("Søg"), lead: text("Søg på alle vores sider."), links: links(4) }),
  "without any text": sampleOf("SiteSearch", { title: text(), lead: text(), linksTitle: text(), links: [] }),
  "long words, forty pages": sampleOf("SiteSearch", {
    title: text(longWord),
    lead: text(`${longWord} ${longWord}`),
    linksTitle: text(longWord),
    links: [...links(40), ...items(1, () => ({ link: link("/lang", longWord) }))],
  }),
};
