import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";
import {
  barePerson,
  longPerson,
  missingReference,
  samplePerson,
  samplePersons,
} from "../../patterns/person/sample-persons.ts";

const title = text("Ring til en, der har prøvet det");
const lead = text("Alle vores rådgivere har selv været ledere.");

export const samples: BlockSamples = {
  usual: sampleOf("PersonList", { title, lead, persons: samplePersons(3) }),
  one: sampleOf("PersonList", { title, lead, persons: samplePersons(1) }),
  two: sampleOf("PersonList", { title, lead, persons: samplePersons(2) }),
  "with pages of their own": sampleOf("PersonList", { title, persons: samplePersons(3, { link: link("/om-os") }) }),
  forty: sampleOf("PersonList", { persons: samplePersons(40) }),
  "only names, and one who does not exist": sampleOf("PersonList", {
    title,
    lead: text(),
    persons: [barePerson, missingReference, samplePerson(3, { imgXS: {}, imgMD: {}, cardImgXS: {} }), samplePerson(1)],
  }),
  "long words": sampleOf("PersonList", {
    title: text(longWord),
    lead: text(longWord),
    persons: [longPerson, longPerson, longPerson],
  }),
  empty: sampleOf("PersonList", { title: text(), lead: text(), persons: [] }),
};
