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
  usual: sampleOf("PersonCards", { title, lead, persons: samplePersons(3) }),
  one: sampleOf("PersonCards", { title, lead, persons: samplePersons(1) }),
  two: sampleOf("PersonCards", { title, lead, persons: samplePersons(2) }),
  "with pages of their own": sampleOf("PersonCards", { title, persons: samplePersons(3, { link: link("/om-os") }) }),
  forty: sampleOf("PersonCards", { persons: samplePersons(40) }),
  "only names, and one who does not exist": sampleOf("PersonCards", {
    title,
    lead: text(),
    persons: [barePerson, missingReference, samplePerson(3, { imgXS: {}, imgMD: {}, cardImgXS: {} }), samplePerson(1)],
  }),
  "long words": sampleOf("PersonCards", {
    title: text(longWord),
    lead: text(longWord),
    persons: [longPerson, longPerson, longPerson],
  }),
  empty: sampleOf("PersonCards", { title: text(), lead: text(), persons: [] }),
};
