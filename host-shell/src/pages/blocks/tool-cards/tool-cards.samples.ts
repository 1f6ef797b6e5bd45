import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ToolCards", {
    title: text("Kom i gang med det samme"),
    lead: text("Tre værktøjer, du kan bruge uden at ringe til os først."),
    items: [
      {
        title: text("CV-tjek"),
        text: text("Få dit CV tilbage med noter ved hvert område, på et par minutter."),
        link: link("/cv-tjek", "Tjek dit CV"),
        icon: text("document"),
      },
      {
        title: text("Jobmatch"),
        text: text("Se de stillinger, der ligner det, du allerede kan."),
        link: link("/jobmatch", "Find job, der passer"),
        icon: text("briefcase"),
      },
      {
        title: text("Beregn dit kontingent"),
        text: text("Vælg, hvem du er, og se prisen om måneden."),
        link: link("/medlemskab", "Beregn prisen"),
        icon: text("calculator"),
      },
    ].map((fields) => ({ fields })),
  }),
  "without title and icons": sampleOf("ToolCards", {
    items: items(2, (index) => ({
      title: text(`Værktøj ${index + 1}`),
      text: text("Et ikon, som ikke findes, bliver ikke vist."),
      link: link("/cv-tjek"),
      icon: text(index === 0 ? "enhjørning" : ""),
    })),
  }),
  "one item": sampleOf("ToolCards", {
    title: text("Tjek dit CV"),
    items: items(1, () => ({
      title: text("CV-tjek"),
      text: text("Få dit CV tilbage med noter."),
      link: link("/cv-tjek", "Tjek dit CV"),
      icon: text("document"),
    })),
  }),
  "forty items": sampleOf("ToolCards", {
    title: text("Mange værktøjer"),
    items: items(40, (index) => ({
      title: text(`Værktøj ${index + 1}`),
      text: text("En sætning."),
      link: link("/cv-tjek", "Begynd"),
    })),
  }),
  "long words": sampleOf("ToolCards", {
    title: text(longWord),
    lead: text(longWord),
    items: items(3, () => ({
      title: text(longWord),
      text: text(`${longWord} ${longWord}`),
      link: link("/cv-tjek", `Om ${longWord}`),
      icon: text("scales"),
    })),
  }),
  empty: sampleOf("ToolCards", { title: text("Ingen værktøjer"), lead: text(), items: [] }),
};
