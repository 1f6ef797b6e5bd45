import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";
import { barePerson, longPerson, missingReference, samplePerson, samplePersons } from "./sample-persons.ts";

const title = text("Ring til en, der har prøvet det");
const lead = text("Alle vores rådgivere har selv været ledere.");

/** Samples of a block that shows several persons. */
export const personListSamples = (component: string): BlockSamples => ({
  usual: sampleOf(component, { title, lead, persons: samplePersons(3) }),
  one: sampleOf(component, { title, lead, persons: samplePersons(1) }),
  two: sampleOf(component, { title, lead, persons: samplePersons(2) }),
  "with pages of their own": sampleOf(component, { title, persons: samplePersons(3, { link: link("/om-os") }) }),
  forty: sampleOf(component, { persons: samplePersons(40) }),
  "only names, and one who does not exist": sampleOf(component, {
    title,
    lead: text(),
    persons: [barePerson, missingReference, samplePerson(3, { imgXS: {}, imgMD: {}, cardImgXS: {} }), samplePerson(1)],
  }),
  "long words": sampleOf(component, {
    title: text(longWord),
    lead: text(longWord),
    persons: [longPerson, longPerson, longPerson],
  }),
  empty: sampleOf(component, { title: text(), lead: text(), persons: [] }),
});
