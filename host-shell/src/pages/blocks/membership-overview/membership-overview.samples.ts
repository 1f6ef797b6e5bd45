import { type BlockSamples, items, link, longWord, number, sampleOf, text } from "../../block/block-samples.ts";

const fieldsOf = (words: string) => ({
  cardTitle: text(words),
  numberLabel: text(words),
  priceLabel: text(words),
  nextLabel: text(words),
  addonsLabel: text(words),
  noAddons: text(words),
  cardLink: link("/selvbetjening/betaling", words),
  waitsTitle: text(`${words} 3`),
  nothingWaits: text(words),
  paymentTitle: text(words),
  paymentText: text(words),
  paymentLink: link("/selvbetjening/betaling"),
  contactLink: link("/selvbetjening/mine-oplysninger"),
  latestTitle: text(words),
  latestLink: link("/selvbetjening/mine-oplysninger", `${words} 2`),
  otherForm: text(words),
  lateText: text(words),
  answerDays: items(1, () => ({ form: text("LHO0076"), days: number(3) })),
  usualDays: number(2),
  failedText: text(words),
  noMembership: text(words),
  joinLink: link("/medlemskab", words),
});

export const samples: BlockSamples = {
  usual: sampleOf("MembershipOverview", fieldsOf("Dit medlemskab")),
  "long words": sampleOf("MembershipOverview", fieldsOf(longWord)),
};
