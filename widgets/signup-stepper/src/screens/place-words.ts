import { unknownWorkPlaces, type WorkPlace } from "shared-runtime/api/signup-work.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** The name of a place of work and its address, which may be empty. */
export function placeWords(texts: SignupStepperTexts, place: WorkPlace): readonly [name: string, address: string] {
  if (place.id !== "Unknown") return [place.name, `${place.address}, ${place.zipCode} ${place.city}`];
  if (place.option === unknownWorkPlaces.abroad) return [texts.placeAbroad, ""];
  const reason = place.option === unknownWorkPlaces.notOnList ? texts.placeNotOnList : texts.placeNoneFound;
  return place.name === "" ? [reason, ""] : [place.name, reason];
}
