import { type BlockSamples, longWord, number, sampleOf, text } from "../../block/block-samples.ts";

const script = '<p>Tæl: <output>0</output></p><script>document.querySelector("output").textContent = "1"</script>';

export const samples: BlockSamples = {
  harmless: sampleOf("Embed", {
    html: text(`<h2>${longWord}</h2><p style="color: red">Renset og <b>sat ind</b>.<object data="/x"></object>`),
  }),
  "a listed frame": sampleOf("Embed", {
    html: text('<iframe src="https://kort.example/" title="Kort" width="600" height="300"></iframe><p>Et kort.</p>'),
  }),
  "a frame that is not listed": sampleOf("Embed", { html: text('<iframe src="//fremmed.example/side"></iframe>') }),
  "with script": sampleOf("Embed", { html: text(script), title: text("En tæller"), height: number(160) }),
  "with a script that waits for consent": sampleOf("Embed", {
    html: text('<div onclick="alert(1)"></div><script src="https://some.example/x.js"></script>'),
    title: text(longWord),
  }),
  empty: sampleOf("Embed", { html: text(), title: text(), height: text() }),
};
