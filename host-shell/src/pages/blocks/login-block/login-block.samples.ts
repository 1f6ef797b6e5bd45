import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("LoginBlock", {
    title: text("Dine blanketter ligger i selvbetjeningen"),
    text: text("Du logger ind med MitID og kommer direkte til dem."),
    label: text("Log ind med MitID"),
    redirectUrl: text("/selvbetjening"),
  }),
  "long words": sampleOf("LoginBlock", {
    title: text(longWord),
    text: text(`${longWord} ${longWord}`),
    label: text(longWord),
    redirectUrl: link("/selvbetjening"),
  }),
  empty: sampleOf("LoginBlock", { title: text("Kun for medlemmer"), text: text(), label: text(), redirectUrl: text() }),
};
