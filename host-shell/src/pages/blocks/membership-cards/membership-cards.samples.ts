import { type BlockSamples, items, link, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

const lines = text(["Rådgivning", "Kontrakttjek", "Løntjek", "Netværk", "Dagpenge", "Plan for næste job"].join("\n"));
const contact = {
  helpText: text("Er du i tvivl?"),
  phone: text("70 20 30 40"),
  callMeLink: link("/bliv-medlem/ring-til-mig", "Bed os ringe til dig"),
};
const card = (title: string, price: string, linkId: string, fade: string) => ({
  title: text(title),
  text: text("Til dig, der leder andre."),
  price: text(price),
  link: link("/indmeldelse", "Meld dig ind"),
  linkId: text(linkId),
  lines,
  fade: text(fade),
});
const memberships = [
  card("Fagforening", "279", "fagforening", "05 06"),
  {
    ...card("Begge dele", "828", "fagforening+akasse", ""),
    label: text("Det vælger de fleste"),
    priceNote: text("Du kan trække det fra i skat."),
    more: richText("<p>Du er dækket fra den første dag.</p>"),
  },
  card("A-kasse", "549", "akasse", "01 02 03 04"),
];

export const samples: BlockSamples = {
  usual: sampleOf("MembershipCards", {
    title: text("Vælg dit medlemskab"),
    lead: text("Alle tre kan opsiges."),
    items: items(3, (index) => memberships[index] ?? {}),
    ...contact,
  }),
  "one item": sampleOf("MembershipCards", {
    title: text(),
    items: items(1, () => ({
      ...memberships[1],
      expandText: text("Læs om begge dele"),
      closeText: text("Skjul"),
    })),
    ...contact,
  }),
  "two items": sampleOf("MembershipCards", { items: items(2, (index) => memberships[index] ?? {}) }),
  "seven items, one without a price and one that is free": sampleOf("MembershipCards", {
    title: text("Syv medlemskaber"),
    items: items(7, (index) => ({
      title: text(`Medlemskab ${index + 1}`),
      price: text(["", "0", "Efter aftale", "1.234,50"][index] ?? "99"),
      lines,
      fade: text(["all", "01", "01, 07", "08 ingen"][index] ?? ""),
      link: link("/indmeldelse", "Meld dig ind"),
      linkId: text("ukendt"),
    })),
  }),
  "forty items": sampleOf("MembershipCards", {
    title: text("Fyrre medlemskaber"),
    items: items(40, (index) => ({
      title: text(`Medlemskab ${index + 1}`),
      price: text(String(index)),
      link: link("/indmeldelse", "Meld dig ind"),
    })),
  }),
  "long words": sampleOf("MembershipCards", {
    title: text(longWord),
    lead: text(longWord),
    items: items(3, () => ({
      title: text(longWord),
      label: text(longWord),
      text: text(longWord),
      price: text(longWord),
      priceNote: text(longWord),
      link: link("/indmeldelse", longWord),
      lines: text(`${longWord}\n${longWord}`),
      more: richText(`<p>${longWord}</p>`),
      expandText: text(longWord),
    })),
    helpText: text(longWord),
    phone: text(longWord),
    callMeLink: link("/", longWord),
  }),
  empty: sampleOf("MembershipCards", { title: text("Ingen kort"), lead: text(), items: [], phone: text() }),
};
