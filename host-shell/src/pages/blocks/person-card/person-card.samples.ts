import { type BlockSamples, link, sampleOf, text } from "../../block/block-samples.ts";
import { barePerson, longPerson, missingReference, samplePerson } from "../../patterns/person/sample-persons.ts";

export const samples: BlockSamples = {
  "01": sampleOf("PersonCard", { person: samplePerson(0) }),
  "02": sampleOf("PersonCard", { person: samplePerson(1) }, { variant: "02" }),
  "01, with a page of their own": sampleOf("PersonCard", { person: samplePerson(2, { link: link("/om-os") }) }),
  "02, with a page of their own": sampleOf(
    "PersonCard",
    { person: samplePerson(2, { link: link("/om-os") }) },
    { variant: "02" },
  ),
  "01, only a name": sampleOf("PersonCard", { person: barePerson }),
  "02, only a name": sampleOf("PersonCard", { person: barePerson }, { variant: "02" }),
  "01, long words": sampleOf("PersonCard", { person: longPerson }),
  "02, long words": sampleOf("PersonCard", { person: longPerson }, { variant: "02" }),
  "details by the field": sampleOf("PersonCard", { person: samplePerson(1), type: text("details") }),
  empty: sampleOf("PersonCard", { person: missingReference }),
};
