import { type BlockSamples, link, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("CrossLink", {
    title: text("Find job, der passer til dit CV"),
    text: text("Vi bruger det CV, du lige har givet os."),
    button: text("Se jobbene"),
    link: link("/jobmatch"),
    tool: text("jobmatch"),
  }),
  empty: sampleOf("CrossLink", { title: text(), text: text(), button: text(), link: link(), tool: text() }),
};
