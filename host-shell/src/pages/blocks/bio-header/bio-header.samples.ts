import { type BlockSamples, sampleOf, text } from "../../block/block-samples.ts";
import { barePerson, longPerson, missingReference, samplePerson } from "../../patterns/person/sample-persons.ts";

export const samples: BlockSamples = {
  usual: sampleOf("BioHeader", { person: samplePerson(0) }),
  "with a lead": sampleOf("BioHeader", {
    person: samplePerson(1),
    lead: text("Ring, før du skriver under. Så læser vi kontrakten sammen."),
  }),
  "only a name": sampleOf("BioHeader", { person: barePerson, lead: text() }),
  "long words": sampleOf("BioHeader", { person: longPerson }),
  empty: sampleOf("BioHeader", { person: missingReference }),
};
