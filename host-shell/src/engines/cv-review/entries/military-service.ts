import { wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { militaryServices } from "../phrases/military-services.phrases.ts";

const service = wholeWords(militaryServices);

/** Whether the name of an entry is that of compulsory military service. The jobs of professional soldiers are not. */
export function namesMilitaryService(name: string): boolean {
  return service.test(name);
}
